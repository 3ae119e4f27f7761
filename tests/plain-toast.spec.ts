/* The toast before its own files have come. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { pendingFeature, spoken } from '../src/overlays/toast/messages';
import { routes } from '../src/routes';
import { holdBack } from './faults';
import { withMotion } from './moving';
import { plainToast, settingsButton, spokenToast, toastsOf } from './overlays';
import { visitors } from './visitors';

test.use({ ...withMotion, storageState: visitors.adult });

const closeButton = (page: Page) => toastsOf(page).getByRole('button', { name: 'Fechar a notificação', exact: true });

test('what takes the place of the words that are shown at once does not come in a second time', async ({ page }) => {
  const deliver = await holdBack(page, '**/assets/*.js');
  await page.goto(routes.terms);
  await settingsButton(page).click();
  await expect(plainToast(page)).not.toHaveCSS('animation-name', 'none');
  deliver();
  await expect(toastsOf(page)).toHaveCSS('animation-name', 'none');
});

test.describe('while the toaster’s files are not there', () => {
  // Where it stands, not how it comes in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const scriptFiles = '**/assets/*.js';
  const closePlain = (page: Page) => plainToast(page).getByRole('button', { name: 'Fechar a notificação', exact: true });
  /** Where it is and how it looks, word for word. */
  const look = (locator: Locator) =>
    locator.evaluate(async (toast) => {
      // In Firefox it may still be arriving.
      await Promise.all(toast.getAnimations().map(({ finished }) => finished));
      return [toast, ...toast.querySelectorAll('div:not(:has(*)), button, svg')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, border, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
        return [...[x, y, width, height].map(Math.round), color, backgroundColor, border, fontSize, fontWeight, lineHeight, element.textContent];
      });
    });
  const open = async (page: Page) => {
    await page.clock.install();
    await page.goto(routes.terms);
    await page.clock.pauseAt(Date.now() + 60_000);
  };

  test('its words are shown at once; it takes them over in the same place and look, says nothing twice, and goes when they would have', async ({ page }) => {
    const deliver = await holdBack(page, scriptFiles);
    await open(page);
    await spokenToast(page).evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await settingsButton(page).click();
    await expect(plainToast(page)).toBeInViewport({ ratio: 1 });
    const before = await look(plainToast(page));
    await page.clock.runFor(3000);
    deliver();
    await expect(toastsOf(page)).toBeVisible();
    await expect(plainToast(page)).toBeHidden();
    expect(await look(toastsOf(page))).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([spoken(pendingFeature)]);
    await page.clock.runFor(2100);
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(spokenToast(page)).toBeEmpty();
  });

  test('F8 takes the focus to it, the toaster keeps it, and closing gives it back', async ({ page }) => {
    const deliver = await holdBack(page, scriptFiles);
    await open(page);
    await page.keyboard.press('F8');
    await expect(page.locator(':focus')).toHaveCount(0);
    await settingsButton(page).press('Enter');
    await page.keyboard.press('F8');
    await expect(closePlain(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(plainToast(page)).toBeHidden();
    await expect(settingsButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('F8');
    await expect(closePlain(page)).toBeFocused();
    deliver();
    await expect(toastsOf(page)).toBeVisible();
    await page.clock.runFor(50);
    await expect(closeButton(page)).toBeFocused();
  });

  test('closed before the file has come it stays closed', async ({ page }) => {
    const deliver = await holdBack(page, scriptFiles);
    await open(page);
    await settingsButton(page).click();
    await closePlain(page).click();
    const arriving = page.waitForResponse(scriptFiles);
    deliver();
    // It has been asked for already: what waited for it has been done when this import is.
    await page.evaluate((file) => import(file).then(() => {}), (await arriving).url());
    await page.clock.runFor(100);
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(spokenToast(page)).toBeEmpty();
  });

  test('its words go after 5000 ms, and not before, also when it never comes', async ({ page }) => {
    await page.route(scriptFiles, (route) => route.abort());
    await open(page);
    await settingsButton(page).click();
    await expect(spokenToast(page)).toHaveText(spoken(pendingFeature));
    await expect(plainToast(page)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(4990);
    await expect(plainToast(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(plainToast(page)).toBeHidden();
    await expect(spokenToast(page)).toBeEmpty();
  });

  test('where its file is damaged, a toast that would last for ever does, until it is closed', async ({ page }) => {
    await page.route(scriptFiles, (route) => route.abort());
    await open(page);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('toast', { detail: { title: 'Título', description: 'Descrição', duration: Infinity } })));
    await expect(plainToast(page)).toHaveText('TítuloDescrição');
    await page.clock.runFor(60_000);
    await closePlain(page).click();
    await expect(plainToast(page)).toBeHidden();
  });
});
