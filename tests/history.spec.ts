import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { debianChromium } from '../commands/chromium';
import { routes } from '../src/routes';
import { acceptButton, bannerOf, enterButton, gateOf, siteOf } from './overlays';
import { test as withStandIn } from './stand-in';
import { openBehind, visitors } from './visitors';

/** `leaveAndComeBack(page)`: to another site and back; a restored page has no second load event. */
const test = withStandIn.extend<{ leaveAndComeBack: (page: Page, meanwhile?: () => Promise<void>) => Promise<void> }>({
  leaveAndComeBack: async ({ standIn }, use) => {
    const elsewhere = await standIn(createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Another site</title>')));
    await use(async (page, meanwhile = async () => {}) => {
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-test-restored', String(persisted))),
      );
      await page.goto(elsewhere);
      await meanwhile();
      await page.bringToFront();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-test-restored', 'true');
    });
  },
});

// Playwright switches Chromium's back/forward cache off; visitors have it.
test.use({
  launchOptions: ({ launchOptions, browserName }, use) =>
    use(browserName === 'chromium' ? { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } : launchOptions),
});

test.skip(({ browserName }) => browserName === 'chromium' && !debianChromium(), 'Playwright’s headless shell has no back/forward cache.');
test.skip(({ browserName }) => browserName === 'firefox', 'A Firefox that is driven keeps no page in its back/forward cache.');

test.describe('coming back from another site', () => {
  test.use({ storageState: visitors.returning });

  test('a page is restored as it was left, its living island too', async ({ page, leaveAndComeBack }) => {
    const domain = page.getByLabel('Domínio ou marca');
    await page.goto(routes.rights);
    await domain.fill('nada.test');
    await expect(page.locator('[data-island="licence-check"][data-hydrated]')).toHaveCount(1);
    await leaveAndComeBack(page);
    await expect(domain).toHaveValue('nada.test');
    await expect(siteOf(page)).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
  });

  test('the gate stands again when the answer has been erased meanwhile', async ({ page, leaveAndComeBack }) => {
    const other = await openBehind(page, routes.cookies);
    await page.goto(routes.home);
    await leaveAndComeBack(page, async () => {
      await other.bringToFront();
      await other.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
    });
    await expect(gateOf(page)).toBeVisible();
    await expect(siteOf(page)).toBeHidden();
  });
});

test('whoever left without answering finds the gate; what was answered in another tab meanwhile counts', async ({ page, leaveAndComeBack }) => {
  const other = await openBehind(page, routes.home);
  await page.goto(routes.articles);
  await leaveAndComeBack(page);
  await expect(gateOf(page)).toBeVisible();
  await expect(siteOf(page)).toBeHidden();
  await leaveAndComeBack(page, async () => {
    await other.bringToFront();
    await enterButton(other).click();
    await acceptButton(other).click();
  });
  await expect(siteOf(page)).toBeVisible();
  await expect(gateOf(page)).toBeHidden();
  await expect(bannerOf(page)).toBeHidden();
});
