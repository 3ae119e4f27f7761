import { expect, test } from '@playwright/test';
import { newsletterSuccess, pendingFeature } from '../src/overlays/toast/messages';
import { defaultDuration } from '../src/overlays/toast/toast-store';
import { routes } from '../src/routes';
import { withMotion } from './motion';
import { settingsButton, spokenToast, toastsOf } from './overlays';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ ...withMotion, storageState: visitors.adult });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(routes.terms);
});

test('a toast goes by itself after 5000 ms, and not before', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await settingsButton(page).click();
  await expect(toastsOf(page)).toBeVisible();
  await page.clock.runFor(defaultDuration - 10);
  await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(20);
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(spokenToast(page)).toBeEmpty();
});

test('a new toast replaces the one that is visible', async ({ page }) => {
  await page.goto(routes.home);
  await settingsButton(page).click();
  await expect(toastsOf(page)).toContainText(pendingFeature.title);
  await page.getByLabel(content.home.newsletter.nameLabel, { exact: true }).fill('Ana');
  await page.getByLabel(content.home.newsletter.emailLabel, { exact: true }).fill('ana@exemplo.pt');
  await page.getByRole('button', { name: content.home.newsletter.submitLabel, exact: true }).click();
  await expect(toastsOf(page)).toHaveText([`${newsletterSuccess.title}${newsletterSuccess.description}`]);
});

test('it is spoken by a live region that is in the page from the start, and spoken once', async ({ page, request }) => {
  const html = await (await request.get(routes.home)).text();
  expect(html).toContain('role="status" data-toast-words');
  await settingsButton(page).click();
  await expect(spokenToast(page)).toHaveText(`${pendingFeature.title}. ${pendingFeature.description}`);
  await expect(toastsOf(page)).toBeVisible();
  await page.clock.runFor(1500);
  const regions = await page.locator('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])').allTextContents();
  expect(regions.filter((words) => words.includes(pendingFeature.title))).toHaveLength(1);
});

test('it is at most 420 px wide from 768 px on, and no wider than a small screen', async ({ page }) => {
  await settingsButton(page).click();
  for (const [screen, widest] of [
    [768, 420],
    [1280, 420],
    [320, 320],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 700 });
    expect((await toastsOf(page).boundingBox())?.width).toBeLessThanOrEqual(widest);
  }
});

test('its labels are Portuguese', async ({ page }) => {
  await settingsButton(page).click();
  await expect(page.getByRole('region', { name: 'Notificações (F8)', exact: true })).toHaveCount(1);
  await expect(toastsOf(page).getByRole('button')).toHaveAccessibleName('Fechar a notificação');
});

test.describe('the time stands still', () => {
  test('while the pointer is on it', async ({ page }) => {
    await settingsButton(page).click();
    await toastsOf(page).hover();
    await page.clock.fastForward(4 * defaultDuration);
    await expect(toastsOf(page)).toBeVisible();
    await page.mouse.move(0, 700);
    await page.clock.fastForward(defaultDuration);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('while the focus is in it', async ({ page }) => {
    await settingsButton(page).click();
    await toastsOf(page).getByRole('button').focus();
    await page.clock.fastForward(4 * defaultDuration);
    await expect(toastsOf(page)).toBeVisible();
    await settingsButton(page).focus();
    await page.clock.fastForward(defaultDuration);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('while the window is in the background', async ({ page }) => {
    await settingsButton(page).click();
    await expect(toastsOf(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.clock.fastForward(4 * defaultDuration);
    await expect(toastsOf(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.clock.fastForward(defaultDuration);
    await expect(toastsOf(page)).toHaveCount(0);
  });
});
