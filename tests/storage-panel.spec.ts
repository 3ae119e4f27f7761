import { expect, type Page, test } from '@playwright/test';
import { granted, storageKeys } from '../src/model/storage-keys';
import { routes } from '../src/routes';
import { acceptButton, bannerOf, enterButton, gateOf } from './overlays';
import { sitePaths } from './site-paths';
import { visitors } from './visitors';

const row = (page: Page, key: string) => page.getByRole('main').getByRole('row').filter({ hasText: key });
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('the panel shows each key as it is in this browser', async ({ page }) => {
  await page.goto(routes.cookies);
  await enterButton(page).click();
  await expect(row(page, storageKeys.age).getByText(granted, { exact: true })).toBeVisible();
  await expect(row(page, storageKeys.consent).getByText('não está guardada', { exact: true })).toBeVisible();
  await acceptButton(page).click();
  await expect(row(page, storageKeys.consent).getByText(granted, { exact: true })).toBeVisible();
});

test.describe('with both answers stored', () => {
  test.use({ storageState: visitors.returning });

  test.beforeEach(({ page }) => page.goto(routes.cookies));

  test('erasing the consent brings the banner back at once', async ({ page }) => {
    await page.getByRole('button', { name: `Apagar ${storageKeys.consent}`, exact: true }).click();
    await expect(bannerOf(page)).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
    expect(await storedValue(page, storageKeys.consent)).toBeNull();
    await expect(row(page, storageKeys.consent).getByText('não está guardada', { exact: true })).toBeVisible();
  });

  test('erasing the age brings the gate back at once', async ({ page }) => {
    await page.getByRole('button', { name: `Apagar ${storageKeys.age}`, exact: true }).click();
    await expect(gateOf(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    expect(await storedValue(page, storageKeys.age)).toBeNull();
    expect(await storedValue(page, storageKeys.consent)).toBe(granted);
  });

  test('Apagar tudo erases both, in every tab', async ({ context, page }) => {
    const other = await context.newPage();
    await other.goto(routes.home);
    await page.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
    for (const tab of [page, other]) await expect(gateOf(tab)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await enterButton(page).click();
    await expect(bannerOf(page)).toBeVisible();
  });
});

test('after a tour of the whole site the two keys are all that is stored', async ({ context, page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  await acceptButton(page).click();
  for (const path of sitePaths()) {
    await page.goto(path);
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  }
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ local: { [storageKeys.age]: granted, [storageKeys.consent]: granted }, session: {}, databases: [], caches: [], workers: 0 });
});
