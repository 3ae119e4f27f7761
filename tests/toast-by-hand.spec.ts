import { expect, type Locator, type Page, test } from '@playwright/test';
import { pendingFeature, spoken } from '../src/overlays/toast/messages';
import { defaultDuration } from '../src/overlays/toast/toast-store';
import { routes } from '../src/routes';
import { withMotion } from './motion';
import { settingsButton, spokenToast, toastsOf } from './overlays';
import { visitors } from './visitors';

test.use({ ...withMotion, storageState: visitors.adult });

const closeButton = (page: Page) => toastsOf(page).getByRole('button', { name: 'Fechar a notificação', exact: true });
const showToast = async (page: Page) => {
  await settingsButton(page).click();
  await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
};

test.describe('by keyboard', () => {
  test('F8 takes the focus to the toasts; Tab and Enter close one, and the focus goes back', async ({ page }) => {
    await page.goto(routes.terms);
    await showToast(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(settingsButton(page)).toBeFocused();
  });

  test('Escape dismisses it', async ({ page }) => {
    await page.goto(routes.terms);
    await showToast(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(settingsButton(page)).toBeFocused();
  });

  test('with no toast F8 moves nothing', async ({ page }) => {
    await page.goto(routes.terms);
    await showToast(page);
    await closeButton(page).click();
    await expect(toastsOf(page)).toHaveCount(0);
    await settingsButton(page).focus();
    await page.keyboard.press('F8');
    await expect(settingsButton(page)).toBeFocused();
  });
});

test('the toast after one that was closed by hand goes by itself too', async ({ page }) => {
  await page.clock.install();
  await page.goto(routes.terms);
  await showToast(page);
  await closeButton(page).click();
  await page.clock.runFor(500);
  await expect(toastsOf(page)).toHaveCount(0);
  await showToast(page);
  await page.mouse.move(0, 700);
  await page.clock.fastForward(defaultDuration + 100);
  await expect(toastsOf(page)).toHaveCount(0);
});

test.describe('by swipe', () => {
  const swipe = async (page: Page, distance: number) => {
    const box = await toastsOf(page).boundingBox();
    if (!box) throw new Error('There is no toast to swipe.');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
  };

  test.beforeEach(async ({ page }) => {
    await page.goto(routes.terms);
    await showToast(page);
  });

  test('50 px to the right and more dismiss it', async ({ page }) => {
    await swipe(page, 70);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('less than 50 px do not', async ({ page }) => {
    await swipe(page, 45);
    await expect(toastsOf(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
  });

  test('the left does not', async ({ page }) => {
    await swipe(page, -120);
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
  });
});

test.describe('while the toaster’s files are not there', () => {
  const words = spoken(pendingFeature);
  const place = (locator: Locator) =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

  // Where it stands, not how it comes in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('its words are shown at once; it takes them over in the same place, says nothing twice, and goes when they would have', async ({ page }) => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/*.js', (route) => delivery.then(() => route.continue()));
    await page.clock.install();
    await page.goto(routes.terms);
    await page.clock.pauseAt(Date.now() + 60_000);
    await spokenToast(page).evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await settingsButton(page).click();
    await expect(spokenToast(page)).toBeInViewport({ ratio: 1 });
    const before = await place(spokenToast(page));
    await page.clock.runFor(3000);
    deliver();
    await expect(toastsOf(page)).toBeVisible();
    expect(await place(toastsOf(page))).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([words]);
    await page.clock.runFor(2100);
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(spokenToast(page)).toBeEmpty();
  });

  test('its words go after 5000 ms also when it never comes', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.clock.install();
    await page.goto(routes.terms);
    await page.clock.pauseAt(Date.now() + 60_000);
    await settingsButton(page).click();
    await expect(spokenToast(page)).toHaveText(words);
    await expect(spokenToast(page)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(defaultDuration);
    await expect(spokenToast(page)).toBeEmpty();
  });
});
