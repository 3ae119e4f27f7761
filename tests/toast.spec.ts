import { expect, type Locator, type Page, test } from '@playwright/test';
import { defaultDuration, newsletterSuccess, pendingFeature } from '../src/overlays/toast/messages';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { acceptButton, bannerOf, settingsButton, spokenToast, toastOf } from './overlays';
import { visitors } from './visitors';

test.use({ storageState: visitors.adult });

const closeButton = (page: Page) => toastOf(page).getByRole('button', { name: 'Fechar a notificação', exact: true });
const showToast = async (page: Page) => {
  await settingsButton(page).click();
  await expect(toastOf(page)).toBeVisible();
};
/** As if a button said other words, for another time. */
const say = (page: Page, ...lines: (string | number)[]) =>
  settingsButton(page).evaluate((button: HTMLElement, message) => {
    button.dataset.pending = message;
    button.click();
  }, lines.join('\n'));

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(routes.terms);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('a toast is spoken once, by a region that was there before it, and goes after 5000 ms and not before', async ({ page }) => {
    await expect(spokenToast(page)).toHaveRole('status');
    await showToast(page);
    await expect(spokenToast(page)).toHaveText(`${pendingFeature.title}. ${pendingFeature.description}`);
    await page.clock.runFor(defaultDuration - 10);
    const regions = await page.locator('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])').allTextContents();
    expect(regions.filter((words) => words.includes(pendingFeature.title))).toHaveLength(1);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(toastOf(page)).toBeHidden();
    await expect(spokenToast(page)).toBeEmpty();
  });

  test('it stays while the pointer is on it, the focus in it, or the window in the background, and then has all its time again', async ({ page }) => {
    const pauses: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => toastOf(page).hover(), () => page.mouse.move(0, 0)],
      [() => closeButton(page).focus(), () => settingsButton(page).focus()],
      [() => page.evaluate(() => dispatchEvent(new Event('blur'))), () => page.evaluate(() => dispatchEvent(new Event('focus')))],
    ];
    for (const [begin, end] of pauses) {
      await showToast(page);
      await begin();
      await page.clock.fastForward(4 * defaultDuration);
      await expect(toastOf(page)).toBeVisible();
      await end();
      await page.clock.fastForward(defaultDuration - 10);
      await expect(toastOf(page)).toBeVisible();
      await page.clock.fastForward(20);
      await expect(toastOf(page)).toBeHidden();
    }
  });

  test('one of infinite duration stays until it is dismissed', async ({ page }) => {
    await say(page, 'Título', 'Descrição', Infinity);
    await expect(toastOf(page)).toHaveText('TítuloDescrição');
    await page.clock.fastForward('48:00:00');
    await page.clock.runFor(2 * defaultDuration);
    await expect(toastOf(page)).toBeVisible();
    await closeButton(page).click();
    await expect(toastOf(page)).toBeHidden();
  });

  test('one with the title of the visible toast updates it, and its time begins anew', async ({ page }) => {
    await say(page, 'Um', 'Título.', 1000);
    await page.clock.fastForward(900);
    await say(page, 'Um', 'Outro.', 1000);
    await page.clock.fastForward(900);
    await expect(toastOf(page)).toHaveText('UmOutro.');
    await page.clock.fastForward(200);
    await expect(toastOf(page)).toBeHidden();
  });

  test('the toast after one that was closed by hand goes by itself too', async ({ page }) => {
    await showToast(page);
    await closeButton(page).click();
    await expect(toastOf(page)).toBeHidden();
    await showToast(page);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(defaultDuration + 100);
    await expect(toastOf(page)).toBeHidden();
  });
});

test('a flagged entry of the grid shows it instead of navigating; a new toast replaces the one that is visible', async ({ page }) => {
  const { newsletter, navigation } = content.home;
  const [label = ''] = navigation.entries.flatMap((entry) => ('pending' in entry ? [entry.label] : []));
  await page.goto(routes.home);
  await expect(page.getByRole('link', { name: label })).toHaveCount(0);
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(toastOf(page)).toHaveText(`${pendingFeature.title}${pendingFeature.description}`);
  await expect(page).toHaveURL(routes.home);
  await page.getByLabel(newsletter.nameLabel, { exact: true }).fill('Ana');
  await page.getByLabel(newsletter.emailLabel, { exact: true }).fill('ana@exemplo.pt');
  await page.getByRole('button', { name: newsletter.submitLabel, exact: true }).click();
  await expect(toastOf(page)).toHaveText(`${newsletterSuccess.title}${newsletterSuccess.description}`);
});

test('it is at most 420 px wide from 768 px on, and no wider than a small screen; its labels are Portuguese', async ({ page }) => {
  await page.goto(routes.terms);
  await showToast(page);
  await toastOf(page).hover();
  await expect(closeButton(page)).toBeVisible();
  for (const width of [768, 1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect((await toastOf(page).boundingBox())?.width).toBeLessThanOrEqual(Math.min(width, 420));
  }
});

test('F8 takes the focus to the toasts, where Tab and Enter, or Escape, dismiss one, and the focus goes back; with no toast F8 moves nothing', async ({
  page,
}) => {
  await page.goto(routes.terms);
  await showToast(page);
  await page.keyboard.press('F8');
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(settingsButton(page)).toBeFocused();
  await showToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
});

test('a swipe of more than 50 px to the right dismisses it: 55 px do, 45 do not, nor does any to the left', async ({ page }) => {
  const swipe = async (distance: number) => {
    const box = await toastOf(page).boundingBox();
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
  await expect(toastOf(page)).not.toHaveAttribute('data-swipe');
  await swipe(-120);
  await expect(toastOf(page)).toBeVisible();
  await swipe(55);
  await expect(toastOf(page)).toBeHidden();
});

test.describe('where it stands', () => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`at the bottom, above the banner if there is one, and over no focus (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(routes.home);
      await showToast(page);
      const toast = await boxOf(toastOf(page));
      const banner = await boxOf(bannerOf(page));
      const pressed = await boxOf(settingsButton(page));
      const strip = await boxOf(page.getByRole('banner').getByRole('paragraph').first());
      expect(toast.bottom).toBeLessThanOrEqual(banner.top);
      expect(banner.top - toast.bottom).toBeLessThan(56);
      expect(toast.left).toBeLessThan(pressed.right);
      expect(pressed.left).toBeLessThan(toast.right);
      expect(toast.top).toBeGreaterThan(strip.bottom);

      await acceptButton(page).click();
      await page.evaluate(() => dispatchEvent(new Event('blur')));
      // A field at the very edge of the screen.
      const field = page.getByLabel(content.home.newsletter.emailLabel, { exact: true });
      await field.focus();
      // What is laid out late may move it once more.
      await expect
        .poll(() =>
          field.evaluate((element) => {
            const { bottom } = element.getBoundingClientRect();
            scrollBy(0, bottom - innerHeight);
            return Math.abs(bottom - innerHeight);
          }),
        )
        // A page scrolls by whole pixels only.
        .toBeLessThanOrEqual(1);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-pending]')?.click());
      await expect(toastOf(page)).toBeVisible();
      await expect.poll(async () => (await boxOf(toastOf(page))).bottom).toBeGreaterThan(height - 30);
      await expect.poll(async () => (await boxOf(field)).bottom).toBeLessThanOrEqual((await boxOf(toastOf(page))).top);
    });
  }
});

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
