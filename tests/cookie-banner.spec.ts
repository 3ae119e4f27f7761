import { expect, type Page, test } from '@playwright/test';
import { granted, storageKeys } from '../src/model/derived/storage-keys';
import { pendingFeature } from '../src/overlays/toast/messages';
import { articlePath, routes } from '../src/routes';
import { article } from './invented-site';
import { acceptButton, bannerOf, enterButton, gateOf, settingsButton, siteOf, toastOf } from './overlays';
import { openBehind, visitors } from './visitors';

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** What the panel of /politica-cookies says of a key. */
const shownValue = (page: Page, key: string) => page.getByRole('main').getByRole('row').filter({ hasText: key }).locator('[data-stored]');

test.describe('while no answer is stored', () => {
  test.use({ storageState: visitors.adult });

  test('the banner stands at the bottom, before the header for a screen reader, with two buttons and a link to the cookie policy', async ({ page }) => {
    await page.goto(routes.articles);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - navigation "Atalho"
      - region "Cookies":
        - paragraph:
          - link "Política de Cookies":
            - /url: ${routes.cookies}
        - button "Aceitar todos os cookies"
        - button "Configurações"
      - banner
    `);
    await expect(bannerOf(page)).toHaveCSS('position', 'fixed');
    await expect.poll(() => bannerOf(page).evaluate((banner) => Math.abs(Math.round(innerHeight - banner.getBoundingClientRect().bottom)))).toBe(0);
    // With reduced motion it is simply there.
    expect(await bannerOf(page).evaluate((banner) => banner.getAnimations().length)).toBe(0);
  });

  test('it is not modal and takes no focus; Configurações only shows the toast: nothing is stored and the banner stays', async ({ page }) => {
    await page.goto(routes.home);
    await expect(bannerOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await settingsButton(page).click();
    await expect(toastOf(page)).toContainText(`${pendingFeature.title}${pendingFeature.description}`);
    await expect(bannerOf(page)).toBeVisible();
    expect(await storedValue(page, storageKeys.consent)).toBeNull();
    await page.getByRole('link', { name: 'Ler as regras' }).click();
    await expect(page).toHaveURL(routes.rules);
  });

  for (const [width, height, path] of [
    [390, 844, articlePath(article.slug)],
    [1280, 800, routes.home],
  ] as const) {
    test(`it never covers what has the focus (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const { stops, covered } = await bannerOf(page).evaluate(focusEverything);
      expect(stops).toBeGreaterThan(10);
      expect(covered).toEqual([]);
    });
  }
});

test.describe('on a low window', () => {
  test.use({ storageState: visitors.adult });

  for (const [width, height] of [
    [844, 390],
    [768, 553],
  ] as const) {
    test(`the banner is one row, as high as its buttons (${width} × ${height})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(routes.responsibleGambling);
      const [banner, button] = await Promise.all([bannerOf(page).boundingBox(), acceptButton(page).boundingBox()]);
      expect(banner?.height).toBeLessThan((button?.height ?? 0) + 8);
    });
  }
});

test('Entrar opens the gate in every tab; Aceitar todos os cookies stores cookieConsent as true and hides the banner for good, in every tab; the panel shows what is stored', async ({
  page,
}) => {
  const other = await openBehind(page, routes.rules);
  await page.goto(routes.cookies);
  await enterButton(page).click();
  await expect(shownValue(page, storageKeys.age)).toHaveText(granted);
  await expect(shownValue(page, storageKeys.consent)).not.toHaveText(granted);
  await expect(siteOf(other)).toBeVisible();
  await expect(bannerOf(other)).toBeVisible();
  await acceptButton(page).click();
  expect(await storedValue(page, storageKeys.consent)).toBe(granted);
  await expect(shownValue(page, storageKeys.consent)).toHaveText(granted);
  for (const tab of [page, other]) await expect(bannerOf(tab)).toBeHidden();
  await page.reload();
  await expect(bannerOf(page)).toBeHidden();
});

test.describe('with both answers stored', () => {
  test.use({ storageState: visitors.returning });

  test('erasing the consent brings the banner back, erasing the age the gate, Apagar tudo both, in every tab', async ({ page }) => {
    const other = await openBehind(page, routes.home);
    await page.goto(routes.cookies);
    await page.getByRole('button', { name: `Apagar ${storageKeys.consent}`, exact: true }).click();
    await expect(bannerOf(page)).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
    expect(await storedValue(page, storageKeys.consent)).toBeNull();
    await acceptButton(page).click();

    await page.getByRole('button', { name: `Apagar ${storageKeys.age}`, exact: true }).click();
    for (const tab of [page, other]) await expect(gateOf(tab)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    expect(await storedValue(page, storageKeys.age)).toBeNull();
    expect(await storedValue(page, storageKeys.consent)).toBe(granted);

    await enterButton(page).click();
    await page.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
    for (const tab of [page, other]) await expect(gateOf(tab)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await enterButton(page).click();
    await expect(bannerOf(page)).toBeVisible();
  });
});

/** Runs in the page: gives the focus to all that Tab reaches. @returns how much that is, and what of it had the focus under the banner. */
function focusEverything(banner: Element) {
  const covered: string[] = [];
  let stops = 0;
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')) {
    element.focus();
    if (document.activeElement !== element || banner.contains(element)) continue;
    stops += 1;
    const { top, bottom, height } = element.getBoundingClientRect();
    const free = banner.getBoundingClientRect().top;
    // What is taller than the free part of the screen can only begin there.
    const seen = height > free ? top < free : Math.floor(bottom) <= Math.ceil(free);
    if (!seen) covered.push(element.textContent?.trim() || element.outerHTML);
  }
  return { stops, covered };
}
