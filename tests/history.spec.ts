import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { storageKeys } from '../src/model/storage-keys';
import { articlePath, routes } from '../src/routes';
import { debianChromium } from './chromium';
import { acceptButton, bannerOf, enterButton, gateOf, siteOf } from './overlays';
import { content } from './site-content';
import { visitors } from './visitors';

// Playwright switches Chromium's back/forward cache off; visitors have it.
test.use({
  launchOptions: ({ launchOptions, browserName }, use) =>
    use(browserName === 'chromium' ? { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } : launchOptions),
});

test.skip(({ browserName }) => browserName === 'chromium' && !debianChromium(), 'Playwright’s headless shell has no back/forward cache.');
test.skip(({ browserName }) => browserName === 'firefox', 'A Firefox that is driven keeps no page in its back/forward cache.');

let elsewhere: Server | undefined;
let elsewhereAddress: string;

test.beforeAll(async () => {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Another site</title>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhereAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  elsewhere = server;
});

test.afterAll(() => elsewhere?.close());

/** Leaves for another site and comes back; a restored page has no second load event. */
async function leaveAndComeBack(page: Page, meanwhile = async () => {}) {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-test-restored', String(persisted))));
  await page.goto(elsewhereAddress);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-test-restored', 'true');
}

test.describe('coming back from another site', () => {
  test.use({ storageState: visitors.returning });

  // Chromium keeps no page that was answered with 404.
  const pageKinds = [routes.home, routes.casinos, routes.rules, routes.articles, articlePath(content.articles[0]?.slug ?? ''), routes.cookies];
  for (const path of pageKinds) {
    test(`${path} is restored as it was left`, async ({ page }) => {
      await page.goto(path);
      await leaveAndComeBack(page);
      await expect(siteOf(page)).toBeVisible();
      await expect(gateOf(page)).toBeHidden();
    });
  }

  test('a page with living islands and a toast is restored too', async ({ page }) => {
    await page.goto(routes.home);
    await page.getByLabel(content.home.newsletter.nameLabel, { exact: true }).fill('Ana');
    await expect(page.locator('[data-island="newsletter"][data-awake]')).toHaveCount(1);
    await leaveAndComeBack(page);
    await expect(page.getByLabel(content.home.newsletter.nameLabel, { exact: true })).toHaveValue('Ana');
  });

  test('the gate stands again when the answer has been erased meanwhile', async ({ context, page }) => {
    const other = await context.newPage();
    await page.goto(routes.home);
    await leaveAndComeBack(page, async () => {
      await other.goto(routes.cookies);
      await other.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
    });
    await expect(gateOf(page)).toBeVisible();
    await expect(siteOf(page)).toBeHidden();
  });
});

test('no stale gate and no stale banner: what was answered in another tab meanwhile counts', async ({ context, page }) => {
  const other = await context.newPage();
  await page.goto(routes.articles);
  await expect(gateOf(page)).toBeVisible();
  await leaveAndComeBack(page, async () => {
    await other.goto(routes.home);
    await enterButton(other).click();
    await acceptButton(other).click();
  });
  await expect(siteOf(page)).toBeVisible();
  await expect(gateOf(page)).toBeHidden();
  await expect(bannerOf(page)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.age)).toBe('true');
});

test('whoever left without answering finds the gate', async ({ page }) => {
  await page.goto(routes.articles);
  await leaveAndComeBack(page);
  await expect(gateOf(page)).toBeVisible();
  await expect(siteOf(page)).toBeHidden();
});
