import { expect, type Page, test } from '@playwright/test';
import { phaseStarts } from '../src/model/derived/phase-starts';
import { drawStates } from '../src/model/schemas/notices';
import { isAuthorised, type Phase } from '../src/model/schemas/promotion';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { visitors } from './visitors';

const { notices, promotion } = content;
const states = drawStates(notices, promotion);

/** The instants, in ms since 1970, at which one phase gives way to another (src/model/derived/phase.test.ts). */
const { open: opening, drawn, ended } = phaseStarts(promotion);
const borders: [at: number, from: Phase, to: Phase][] = [
  [opening, 'before', 'open'],
  [drawn, 'open', 'drawn'],
  [ended, 'drawn', 'ended'],
];

test.use({ storageState: visitors.returning });

for (const [timezoneId, path] of [
  ['America/New_York', routes.home],
  ['Asia/Tokyo', routes.rules],
] as const) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`${path} changes at Lisbon’s midnight, to the minute, also in a tab that was left open`, async ({ page }) => {
      for (const [at, from, to] of borders) {
        await open(page, path, at - 60_000);
        await expectPhase(page, from);
        await page.clock.setFixedTime(at);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expectPhase(page, to);
      }
    });
  });
}

test('a clock in 1999 makes the page claim no phase, and the dates stay; one in 2050 makes it say that this edition is over', async ({ page }) => {
  await open(page, routes.home, Date.parse('1999-12-10T12:00Z'));
  await expectPhase(page, undefined);
  await expect(page.locator(`time[datetime="${promotion.drawOn}"]`)).toBeVisible();
  await open(page, routes.home, Date.parse('2050-12-10T12:00Z'));
  await expectPhase(page, 'ended');
});

test('of an edition that is over nothing is struck, its ticket is cancelled by a postmark, and gold leads to the articles; until then, to the rules', async ({
  page,
}) => {
  const gold = 'rgb(246, 207, 109)';
  const way = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const postmark = page.locator('[data-postmark]');
  for (const [time, leading, following, cancelled] of [
    [opening, 'Ler as regras', 'Ler os artigos', false],
    [ended, 'Ler os artigos', 'Ler as regras', true],
  ] as const) {
    await open(page, routes.home, time);
    await expect(way(leading)).toHaveCSS('background-color', gold);
    await expect(way(following)).not.toHaveCSS('background-color', gold);
    await expect(postmark).toBeVisible({ visible: cancelled });
  }
  for (const path of [routes.home, routes.rules]) {
    await open(page, path, ended);
    const lines = page.locator('main time').evaluateAll((days) => days.map((day) => getComputedStyle(day).textDecorationLine));
    expect(new Set(await lines)).toEqual(new Set(['none']));
  }
});

test('the ticket is lit while one may sign up, which takes an authorisation too', async ({ page }) => {
  await open(page, routes.home, opening);
  await expect(page.locator('[data-postmark]').locator('xpath=preceding-sibling::div')).toHaveCSS('filter', isAuthorised(promotion) ? /drop-shadow/ : 'none');
});

test('where a draw had no authorisation nobody is to be contacted after it; else the last date is there', async ({ page }) => {
  for (const [time, there] of [
    [opening, true],
    [drawn, isAuthorised(promotion)],
    [ended, true],
  ] as const) {
    await open(page, routes.rules, time);
    await expect(page.getByRole('term').filter({ hasText: /^Contacto (previsto )?com os premiados/ })).toBeVisible({ visible: there });
  }
});

test('a tile of the calendar is glazed from its day on, also in a tab that was left open; once the edition is over, and by a clock of 1999, all are', async ({
  page,
}) => {
  const tiles = page.locator('[data-from]');
  const glazed = () => tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile, '::before').content === 'none'));
  await open(page, routes.rules, opening - 1);
  expect(new Set(await glazed())).toEqual(new Set([false]));
  await page.clock.setFixedTime(opening + 24 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await glazed()).toEqual((await glazed()).map((_, day) => day < 2));
  for (const time of [ended, Date.parse('1999-12-10T12:00Z')]) {
    await open(page, routes.rules, time);
    expect(new Set(await glazed())).toEqual(new Set([true]));
  }
});

/** Opens the page at the instant `time`, in ms since 1970. */
async function open(page: Page, path: string, time: number) {
  await page.clock.setFixedTime(time);
  await page.goto(path);
}

/** What is said of the draw, in closed sections too, is said of `phase`; its end once, and without a phase nothing. */
async function expectPhase(page: Page, phase: Phase | undefined) {
  await expect(page.getByRole('main')).toBeVisible();
  const words = () => page.locator('[data-when]').evaluateAll((all) => all.flatMap((one) => (getComputedStyle(one).display === 'none' ? [] : one.textContent)));
  if (phase === undefined || phase === 'ended') await expect.poll(words).toEqual(phase ? [notices.draw.ended] : []);
  else await expect.poll(async () => new Set(await words())).toEqual(new Set(Object.values(states[phase])));
}
