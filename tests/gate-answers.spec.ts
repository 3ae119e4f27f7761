import { expect, test } from '@playwright/test';
import { granted, storageKeys } from '../src/model/storage-keys';
import { articlePath, routes } from '../src/routes';
import { enterButton, gateOf, leaveButton, siteOf } from './overlays';
import { content } from './site-content';

const stored = (key: string) => localStorage.getItem(key);

test('Entrar stores ageVerified as true, reveals the site and keeps it open', async ({ page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  await expect(siteOf(page)).toBeVisible();
  expect(await page.evaluate(stored, storageKeys.age)).toBe(granted);
  await page.reload();
  await expect(gateOf(page)).toBeHidden();
  await expect(siteOf(page)).toBeVisible();
});

test('Entrar keeps the address that was asked for, its query and its fragment', async ({ page }) => {
  const [article] = content.articles;
  const heading = article?.headings.at(-1);
  const address = `${articlePath(article?.slug ?? '')}?de=amigo#${heading?.id}`;
  await page.goto(address);
  await enterButton(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: heading?.text })).toBeInViewport();
});

test('with reduced motion the gate is gone at once', async ({ page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  expect(await gateOf(page).evaluate((gate) => [getComputedStyle(gate).display, gate.getAnimations().length])).toEqual(['none', 0]);
});

test('after Entrar the focus is on the heading and goes on into the page', async ({ page }) => {
  await page.goto(routes.casinos);
  await enterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(siteOf(page).locator(':focus')).toHaveCount(1);
  // Backwards too: the gate is nowhere on the way to the start of the page.
  await expect(gateOf(page)).toBeHidden();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(gateOf(page).locator(':focus')).toHaveCount(0);
  }
});

test('Entrar in one tab opens the gate in every other', async ({ context, page }) => {
  const other = await context.newPage();
  await page.goto(routes.rules);
  await other.goto(routes.articles);
  await enterButton(page).click();
  await expect(siteOf(other)).toBeVisible();
  await expect(gateOf(other)).toBeHidden();
});

test('Sair goes to the home page of a search engine, stores nothing and tells no path', async ({ context, page }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  await page.goto(routes.responsibleGambling);
  const leaving = page.waitForRequest('https://www.google.com/**');
  await leaveButton(page).click();
  const { referer = '' } = await (await leaving).allHeaders();
  expect(referer).not.toContain(routes.responsibleGambling);
  await expect(page).toHaveURL((url) => url.hostname === 'www.google.com' && url.pathname === '/' && url.search === '');
  await page.goto(routes.responsibleGambling);
  await expect(gateOf(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
