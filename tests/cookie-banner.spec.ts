import { expect, type Page, test } from '@playwright/test';
import { granted, storageKeys } from '../src/model/storage-keys';
import { pendingFeature } from '../src/overlays/toast/messages';
import { articlePath, routes } from '../src/routes';
import { acceptButton, bannerOf, enterButton, settingsButton, toastsOf } from './overlays';
import { content } from './site-content';
import { visitors } from './visitors';

const storedConsent = (key: string) => localStorage.getItem(key);

test.describe('after the gate', () => {
  test('the banner comes only when the gate has opened', async ({ page }) => {
    await page.goto(routes.home);
    await expect(bannerOf(page)).toBeHidden();
    await enterButton(page).click();
    await expect(bannerOf(page)).toBeVisible();
  });
});

test.describe('while no answer is stored', () => {
  test.use({ storageState: visitors.adult });

  test('the banner stands at the bottom of the screen with two buttons and a link to the cookie policy', async ({ page }) => {
    await page.goto(routes.articles);
    await expect(bannerOf(page).getByRole('button')).toHaveText(['Aceitar todos os cookies', 'Configurações']);
    await expect(bannerOf(page).getByRole('link')).toHaveAttribute('href', routes.cookies);
    await expect(bannerOf(page)).toHaveCSS('position', 'fixed');
    await expect.poll(() => bannerOf(page).evaluate((banner) => Math.abs(Math.round(innerHeight - banner.getBoundingClientRect().bottom)))).toBe(0);
  });

  test('with reduced motion it is simply there', async ({ page }) => {
    await page.goto(routes.home);
    await expect(bannerOf(page)).toBeVisible();
    expect(await bannerOf(page).evaluate((banner) => banner.getAnimations().length)).toBe(0);
  });

  test('Aceitar todos os cookies stores cookieConsent as true and hides the banner for good', async ({ page }) => {
    await page.goto(routes.home);
    await acceptButton(page).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await page.evaluate(storedConsent, storageKeys.consent)).toBe(granted);
    await page.goto(routes.rules);
    await expect(bannerOf(page)).toBeHidden();
  });

  test('Configurações only shows the toast: nothing is stored and the banner stays', async ({ page }) => {
    await page.goto(routes.home);
    await settingsButton(page).click();
    await expect(toastsOf(page)).toContainText(`${pendingFeature.title}${pendingFeature.description}`);
    await expect(bannerOf(page)).toBeVisible();
    expect(await page.evaluate(storedConsent, storageKeys.consent)).toBeNull();
  });

  test('it is not modal and takes no focus', async ({ page }) => {
    await page.goto(routes.home);
    await expect(bannerOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('link', { name: 'Ler as regras' }).click();
    await expect(page).toHaveURL(routes.rules);
  });

  test('an answer in one tab hides the banner in every other', async ({ context, page }) => {
    const other = await context.newPage();
    await other.goto(routes.rules);
    await page.goto(routes.home);
    await acceptButton(page).click();
    await expect(bannerOf(other)).toBeHidden();
  });

  const longPage = articlePath(content.articles.find(({ blocks }) => blocks.includes('calculadora'))?.slug ?? '');
  for (const [width, height, path] of [
    [390, 844, longPage],
    [1280, 800, longPage],
    [390, 844, routes.home],
    [1280, 800, routes.home],
  ] as const) {
    test(`it never covers what has the focus (${path}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      expect(await coveredStops(page)).toEqual([]);
    });
  }
});

/** Goes through the whole page with Tab; returns what had the focus under the banner. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await bannerOf(page).evaluate((banner) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { top, bottom, height } = focused.getBoundingClientRect();
      const free = banner.getBoundingClientRect().top;
      // What is taller than the free part of the screen can only begin there.
      const seen = height > free ? top < free : Math.floor(bottom) <= Math.ceil(free);
      return { name: focused.textContent?.trim() || focused.outerHTML, covered: !banner.contains(focused) && !seen };
    });
    if (!stop) return covered;
    if (stop.covered) covered.push(stop.name);
  }
  throw new Error('Tab never came to the end of the page.');
}
