import { expect, type Locator, type Page, test } from '@playwright/test';
import { newsletterSuccess, pendingFeature, spoken } from '../src/overlays/toast/messages';
import { defaultDuration } from '../src/overlays/toast/toast-store';
import { routes } from '../src/routes';
import { holdBack } from './faults';
import { content } from './invented-site';
import { withMotion } from './moving';
import { settingsButton, spokenToast, toastsOf } from './overlays';
import { visitors } from './visitors';

test.use({ ...withMotion, storageState: visitors.adult });

const closeButton = (page: Page) => toastsOf(page).getByRole('button', { name: 'Fechar a notificação', exact: true });
const showToast = async (page: Page) => {
  await settingsButton(page).click();
  await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
};

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(routes.terms);
  });

  test('a toast is spoken once, by a region that was there before it, and goes after 5000 ms and not before', async ({ page }) => {
    await expect(spokenToast(page)).toHaveRole('status');
    await page.clock.pauseAt(Date.now() + 60_000);
    await showToast(page);
    await expect(spokenToast(page)).toHaveText(spoken(pendingFeature));
    await page.clock.runFor(defaultDuration - 10);
    const regions = await page.locator('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])').allTextContents();
    expect(regions.filter((words) => words.includes(pendingFeature.title))).toHaveLength(1);
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(20);
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(spokenToast(page)).toBeEmpty();
  });

  test('the time stands still while the pointer is on it, the focus in it, or the window in the background', async ({ page }) => {
    const pauses: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => toastsOf(page).hover(), () => page.mouse.move(0, 700)],
      [() => closeButton(page).focus(), () => settingsButton(page).focus()],
      [() => page.evaluate(() => dispatchEvent(new Event('blur'))), () => page.evaluate(() => dispatchEvent(new Event('focus')))],
    ];
    for (const [begin, end] of pauses) {
      await showToast(page);
      await begin();
      await page.clock.fastForward(4 * defaultDuration);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
      await end();
      await page.clock.fastForward(defaultDuration);
      await expect(toastsOf(page)).toHaveCount(0);
    }
  });

  test('the toast after one that was closed by hand goes by itself too', async ({ page }) => {
    await showToast(page);
    await closeButton(page).click();
    await page.clock.runFor(500);
    await expect(toastsOf(page)).toHaveCount(0);
    await showToast(page);
    await page.mouse.move(0, 700);
    await page.clock.fastForward(defaultDuration + 100);
    await expect(toastsOf(page)).toHaveCount(0);
  });
});

test('a flagged entry of the grid shows it instead of navigating; a new toast replaces the one that is visible', async ({ page }) => {
  const { newsletter, navigation } = content.home;
  const [label = ''] = navigation.entries.flatMap((entry) => ('pending' in entry ? [entry.label] : []));
  await page.goto(routes.home);
  await expect(page.getByRole('link', { name: label })).toHaveCount(0);
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(toastsOf(page)).toHaveText([`${pendingFeature.title}${pendingFeature.description}`]);
  await expect(page).toHaveURL(routes.home);
  await page.getByLabel(newsletter.nameLabel, { exact: true }).fill('Ana');
  await page.getByLabel(newsletter.emailLabel, { exact: true }).fill('ana@exemplo.pt');
  await page.getByRole('button', { name: newsletter.submitLabel, exact: true }).click();
  await expect(toastsOf(page)).toHaveText([`${newsletterSuccess.title}${newsletterSuccess.description}`]);
});

test('it is at most 420 px wide from 768 px on, and no wider than a small screen; its labels are Portuguese', async ({ page }) => {
  await page.goto(routes.terms);
  await showToast(page);
  await toastsOf(page).hover();
  await expect(closeButton(page)).toBeVisible();
  for (const width of [768, 1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect((await toastsOf(page).boundingBox())?.width).toBeLessThanOrEqual(Math.min(width, 420));
  }
});

test('F8 takes the focus to the toasts, where Tab and Enter, or Escape, dismiss one, and the focus goes back; with no toast F8 moves nothing', async ({
  page,
}) => {
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
  await page.keyboard.press('F8');
  await expect(settingsButton(page)).toBeFocused();
  await showToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(settingsButton(page)).toBeFocused();
});

test('a swipe of 50 px to the right and more dismisses it; less does not, nor does one to the left', async ({ page }) => {
  const swipe = async (distance: number) => {
    const box = await toastsOf(page).boundingBox();
    if (!box) throw new Error('There is no toast to swipe.');
    const [x, y] = [box.x + 140, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
  };
  await page.goto(routes.terms);
  await showToast(page);
  await swipe(45);
  await expect(toastsOf(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(-120);
  await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
  await swipe(70);
  await expect(toastsOf(page)).toHaveCount(0);
});

test.describe('while the toaster’s files are not there', () => {
  // Where it stands, not how it comes in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const words = spoken(pendingFeature);
  const scriptFiles = '**/assets/*.js';
  const place = (locator: Locator) =>
    locator.evaluate(async (element) => {
      // In Firefox it may still be arriving.
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  const open = async (page: Page) => {
    await page.clock.install();
    await page.goto(routes.terms);
    await page.clock.pauseAt(Date.now() + 60_000);
  };

  test('its words are shown at once; it takes them over in the same place, says nothing twice, and goes when they would have', async ({ page }) => {
    const deliver = await holdBack(page, scriptFiles);
    await open(page);
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
    await page.route(scriptFiles, (route) => route.abort());
    await open(page);
    await settingsButton(page).click();
    await expect(spokenToast(page)).toHaveText(words);
    await expect(spokenToast(page)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(defaultDuration);
    await expect(spokenToast(page)).toBeEmpty();
  });
});
