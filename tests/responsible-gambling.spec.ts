import { expect, type Page, test } from '@playwright/test';
import { supportLine } from '../src/model/derived/support-line';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { bannerOf } from './overlays';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { signs, doors } = content.responsibleGambling;
const help = `Ligar ${content.facts.helpLine}`;
const support = `Ligar ${supportLine.label}`;

/** How high up a number of the page's first section stands, and the size of its digits, both in px. */
const placeOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .locator('strong')
    .evaluate((number) => ({ top: number.getBoundingClientRect().top, size: Number.parseFloat(getComputedStyle(number).fontSize) }));

const waysOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^(Ligar|Pedir) / });

/** Whether the window beside a line is lit; else its shutters are closed. */
const isLit = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .evaluate((line) => getComputedStyle(line, '::before').backgroundPositionX === '0%');

for (const [moment, time, first, second] of [
  ['a Tuesday at 11:00', '2026-11-24T11:00:00Z', help, support],
  ['a Saturday at 11:00', '2026-11-28T11:00:00Z', support, help],
  ['a Tuesday at 2:00', '2026-11-24T02:00:00Z', support, help],
] as const) {
  test.describe(`on ${moment} in Lisbon, read in Tokyo`, () => {
    test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } });

    test(`«${first}» is first and largest, and who answers has light in the window: all day and night all but the Linha Vida`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await page.goto(routes.responsibleGambling);
      const [before, after] = [await placeOf(page, first), await placeOf(page, second)];
      expect(before.top).toBeLessThan(after.top);
      expect(before.size).toBeGreaterThan(1.5 * after.size);
      expect(await Promise.all([help, support, 'Ligar 112', 'Ligar 1411'].map((line) => isLit(page, line)))).toEqual([first === help, true, true, true]);
      // The same in words.
      const main = page.getByRole('main');
      await expect(main.getByText('Aberta agora.')).toBeVisible({ visible: first === help });
      await expect(main.getByText('Agora deve estar fechada.')).toBeVisible({ visible: first === support });
      // And over every page.
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Linha Vida' })).toBeVisible({ visible: first === help });
      await expect(header.getByRole('link', { name: 'Precisa de ajuda?' })).toBeVisible();
    });

    test('the window of the first stands under its number or beside it, on every screen', async ({ page }) => {
      await page.clock.setFixedTime(time);
      for (const width of [320, 390, 768, 1180, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(routes.responsibleGambling);
        const link = page.getByRole('main').getByRole('link', { name: first, exact: true });
        const room = await link.evaluate((number) => {
          const line = number.parentElement ?? number;
          const window = getComputedStyle(line, '::before');
          const card = line.getBoundingClientRect();
          const digits = document.createRange();
          digits.selectNodeContents(number.querySelector('strong') ?? number);
          const foot = card.bottom - Number.parseFloat(getComputedStyle(line).paddingBottom) - 1;
          return window.position === 'absolute'
            ? card.right - Number.parseFloat(window.right) - Number.parseFloat(window.width) - digits.getBoundingClientRect().right
            : foot - Number.parseFloat(window.height) - number.getBoundingClientRect().bottom;
        });
        expect(room, `${width} px`).toBeGreaterThan(8);
      }
    });

    for (const [screen, width, height] of [
      ['the smallest phone', 320, 568],
      ['a small laptop', 1056, 900],
    ] as const) {
      test(`no number leaves its cell on ${screen}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.clock.setFixedTime(time);
        await page.goto(routes.responsibleGambling);
        const room = await waysOf(page).evaluateAll((all) =>
          all.map((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell.querySelector('strong') ?? cell);
            return cell.getBoundingClientRect().right - words.getBoundingClientRect().right;
          }),
        );
        expect(room).toHaveLength(5);
        expect(Math.min(...room)).toBeGreaterThan(4);
      });
    }

    test.describe('with the cookie banner', () => {
      test.use({ storageState: visitors.adult, viewport: { width: 1440, height: 900 } });

      test('all five are above it on a laptop', async ({ page }) => {
        await page.clock.setFixedTime(time);
        await page.goto(routes.responsibleGambling);
        await expect(bannerOf(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const feet = await waysOf(page).evaluateAll((all) => all.map((way) => way.getBoundingClientRect().bottom));
        expect(feet).toHaveLength(5);
        expect(Math.max(...feet)).toBeLessThan(900 - (await bannerOf(page).evaluate((banner) => banner.clientHeight)));
      });
    });
  });
}

test('where the clock cannot be right, both lines are as large, and lit', async ({ page }) => {
  await page.clock.setFixedTime('1999-11-23T11:00:00Z');
  await page.goto(routes.responsibleGambling);
  expect(await Promise.all([help, support].map((line) => isLit(page, line)))).toEqual([true, true]);
  expect((await placeOf(page, help)).size).toBe((await placeOf(page, support)).size);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate has both lines, as large', async ({ page }) => {
    await page.goto(routes.responsibleGambling);
    const sizes = ['1414', '808'].map((number) => page.locator(`a[href^="tel:${number}"]:visible`).evaluate((link) => getComputedStyle(link).fontSize));
    const [one, other] = await Promise.all(sizes);
    expect(one).toBe(other);
  });
});

test('a door shows its first part and the names of the others; an address opens all that stands around its part', async ({ page }) => {
  const [{ title, parts }] = doors as [(typeof doors)[0]];
  const [first, second] = parts as [(typeof parts)[0], (typeof parts)[0]];
  await page.goto(routes.responsibleGambling);
  const part = (content: string) => page.getByRole('main').getByText(content, { exact: true });
  await expect(part(first.content)).toBeHidden();
  await page.getByRole('heading', { name: title, exact: true }).click();
  await expect(part(first.content)).toBeVisible();
  await expect(page.getByRole('heading', { name: second.title })).toBeVisible();
  await expect(part(second.content)).toBeHidden();
  await page.getByRole('heading', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: second.title })).toBeHidden();
  await page.getByRole('link', { name: 'Pedir Autoexclusão' }).click();
  await expect(part(second.content)).toBeVisible();
  await expect(page.getByRole('heading', { name: second.title })).toBeInViewport();
});

test('from the first tick on the advice comes before the signs, also without the script files; nothing is kept', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(routes.responsibleGambling);
  const group = page.getByRole('group', { name: 'Sinais de alerta' });
  const boxes = group.getByRole('checkbox');
  const adviceComesFirst = async () => ((await group.getByText(signs.advice).boundingBox())?.y ?? 0) < ((await boxes.first().boundingBox())?.y ?? 0);
  await expect(boxes).toHaveCount(signs.items.length);
  for (const sign of signs.items) await expect(group.getByRole('checkbox', { name: sign, exact: true })).not.toBeChecked();
  expect(await adviceComesFirst()).toBe(false);
  await boxes.nth(4).check();
  expect(await adviceComesFirst()).toBe(true);
  await boxes.nth(4).uncheck();
  expect(await adviceComesFirst()).toBe(false);
  await boxes.nth(4).check();
  await page.reload();
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
