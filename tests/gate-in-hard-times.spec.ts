import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { brokenStorages } from './broken-storages';
import { beyondBidi } from './firefox';
import { origin } from './origin';
import { enterButton, gateOf, leaveButton, siteOf } from './overlays';
import { content } from './site-content';

const scriptFiles = '**/assets/*.js';

test('the gate answers when no script file can be loaded', async ({ page }) => {
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto(routes.home);
  await enterButton(page).click();
  await expect(siteOf(page)).toBeVisible();
  await page.reload();
  await expect(gateOf(page)).toBeHidden();
});

test('the gate answers while the script files are still on their way', async ({ page }) => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(scriptFiles, async (route) => {
    await delivery;
    await route.continue();
  });
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
    await expect(gateOf(page)).toBeVisible();
    await enterButton(page).click();
    await expect(siteOf(page)).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
    await page.reload();
    await expect(gateOf(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page, channel }) => {
    if (channel === beyondBidi.channel) await forbidScripts(page);
  });

  test('the gate says why it stands', async ({ page, channel }) => {
    test.skip(channel === beyondBidi.channel, beyondBidi.noScripts);
    await page.goto(routes.rules);
    // Playwright finds no text inside <noscript>.
    await expect(gateOf(page).locator('noscript p')).toBeVisible();
    await expect(gateOf(page).locator('noscript p')).toContainText('scripts desligados');
  });

  test('the gate stands, and shows the help line', async ({ page }) => {
    await page.goto(routes.rules);
    await expect(gateOf(page)).toBeVisible();
    await expect(siteOf(page)).toBeHidden();
    await expect(gateOf(page).getByRole('link', { name: `Linha Vida ${content.facts.helpLine}` })).toHaveAttribute('href', `tel:${content.facts.helpLine}`);
    await enterButton(page).click();
    await expect(siteOf(page)).toBeHidden();
  });

  test('Sair leads away', async ({ context, page }) => {
    await context.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
    await page.goto(routes.rules);
    await leaveButton(page).click();
    await expect(page).toHaveURL((url) => url.hostname === 'www.google.com' && url.pathname === '/');
  });
});

/** Pages arrive with a policy under which no script of theirs runs. */
async function forbidScripts(page: Page) {
  await page.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const policy = (response.headers()['content-security-policy'] ?? '').replace(/script-src [^;]*/, "script-src 'none'");
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
}

test('in colours of the reader’s own both buttons have a ground and a word in two colours @chromium', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.home);
  for (const button of [enterButton(page), leaveButton(page)]) {
    const { ground, word } = await button.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { ground: backgroundColor, word: color };
    });
    expect(ground).toMatch(/^rgb\(/);
    expect(ground).not.toBe(word);
  }
});
