/* The gate where something of the page or of the browser does not work. */
import { expect } from '@playwright/test';
import { granted, storageKeys } from '../src/model/derived/storage-keys';
import { routes, searchEngine } from '../src/routes';
import { brokenStorages, holdBack, refusals, siteRefusing } from './faults';
import { beyondBidi } from './firefox';
import { bannerOf, enterButton, gateOf, leaveLink, siteOf } from './overlays';
import { unknownPath } from './published-site';
import { test } from './stand-in';

const scriptFiles = '**/assets/*.js';

test('the gate answers while the script files are still on their way', async ({ page }) => {
  const deliver = await holdBack(page, scriptFiles);
  await page.goto(routes.home, { waitUntil: 'commit' });
  await enterButton(page).click();
  await expect(siteOf(page)).toBeVisible();
  deliver();
  await page.waitForLoadState();
  await expect(siteOf(page)).toBeVisible();
});

for (const [state, breakStorage] of Object.entries(brokenStorages)) {
  test(`where storage ${state} the gate stands, and Entrar opens it for this page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(breakStorage);
    await page.goto(routes.cookies);
    await enterButton(page).click();
    await expect(siteOf(page)).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
    await page.reload();
    await expect(gateOf(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('in a page that is prerendered, where no frame is painted, drawings are there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(routes.home);
  await expect(page.locator('html')).not.toHaveAttribute('data-drawings');
});

for (const [from, responseEnd, asked] of [
  ['the network', 0, 1],
  ['the cache', 1, 0],
] as const) {
  test(`the largest picture of a page from ${from} is asked for ${asked ? 'as the page arrives' : 'after its words'}`, async ({ page }) => {
    await page.addInitScript((end) => {
      performance.getEntriesByType = () => [{ responseEnd: end } as PerformanceNavigationTiming];
    }, responseEnd);
    await page.goto(routes.home);
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(asked);
  });
}

for (const hasTouch of [false, true]) {
  const tag = hasTouch ? ['@chromium'] : [];
  test.describe(`by a ${hasTouch ? 'finger' : 'mouse'}`, { tag }, () => {
    test.use({ hasTouch });

    for (const [beneath, selector] of [
      ['a link', `header a[href="${routes.rules}"]`],
      ['a button', '[data-grant="consent"]'],
    ] as const) {
      test(`the second press of a double press on Entrar does not go to ${beneath} that lies beneath it`, async ({ page }) => {
        await page.goto(routes.home);
        const { x, y } = await enterButton(page).evaluate((button) => button.getBoundingClientRect().toJSON());
        await page.evaluate(
          ([where, left, top]) => {
            const style = { position: 'fixed', zIndex: '9', left: `${left}px`, top: `${top}px`, width: '6rem', height: '3rem' };
            Object.assign(document.querySelector<HTMLElement>(where)?.style ?? {}, style);
          },
          [selector, x, y] as const,
        );
        const place = [x + 20, y + 20] as const;
        if (!hasTouch) await page.mouse.dblclick(...place);
        else for (const _ of ['first', 'second']) await page.touchscreen.tap(...place);
        await expect(siteOf(page)).toBeVisible();
        await expect(page).toHaveURL(routes.home);
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storageKeys.age]);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page, channel, standIn }) => {
    // There scripts stay on, and the policy forbids them.
    const site = channel === beyondBidi.channel ? await standIn(siteRefusing(['script-src'])) : '';
    await page.goto(site + routes.rules);
  });

  test('the gate says why it stands, and offers no Entrar, which could open nothing', async ({ page, channel }) => {
    test.skip(channel === beyondBidi.channel, beyondBidi.noScripts);
    // Playwright finds no text inside <noscript>.
    await expect(gateOf(page).locator('noscript p')).toBeVisible();
    await expect(gateOf(page).locator('noscript p')).toContainText('scripts desligados');
    await expect(enterButton(page)).toBeHidden();
  });

  test('the gate stands, shows the help line, and Sair leads away', async ({ context, page }) => {
    await expect(gateOf(page).getByRole('link', { name: /^Linha Vida/ })).toHaveAttribute('href', /^tel:\d+$/);
    await expect(gateOf(page)).toBeVisible();
    await expect(siteOf(page)).toBeHidden();
    await context.route(`${searchEngine}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
    await leaveLink(page).click();
    await expect(page).toHaveURL((url) => url.hostname === 'www.google.com' && url.pathname === '/');
  });
});

// The frame is the same on every page (checks/closed-gate.ts): one page of each kind.
const paths = [routes.home, routes.rules, unknownPath];

for (const [kind, directives] of Object.entries(refusals)) {
  const opens = !directives.includes('script-src');

  test(`where ${kind} of the page is refused the gate stands alone, and ${opens ? 'Entrar opens it' : 'nothing opens it'}`, async ({ page, standIn }) => {
    const refusing = await standIn(siteRefusing(directives));
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(refusing + path);
        await expect(gateOf(page)).toBeVisible();
        await expect(siteOf(page)).toBeHidden();
        for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(landmark)).toHaveCount(0);
        await expect(bannerOf(page)).toBeHidden();
        await expect(page.getByRole('heading')).toHaveCount(1);
        await enterButton(page).click();
        await expect(siteOf(page)).toBeVisible({ visible: opens });
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeys.age, granted] as const);
        await page.reload();
        await expect(siteOf(page)).toBeVisible({ visible: opens });
        await expect(gateOf(page)).toBeVisible({ visible: !opens });
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}
