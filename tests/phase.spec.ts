import { expect, type Page, test } from '@playwright/test';
import { drawStates } from '../src/model/notices';
import { phaseStarts } from '../src/model/phase-starts';
import type { Phase } from '../src/model/promotion';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { visitors } from './visitors';

const { promotion } = content;
const states = drawStates(content.notices, promotion);

/** The instants, in ms since 1970, at which one phase gives way to another (src/model/phase.test.ts). */
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

/** Opens the page at the instant `time`, in ms since 1970. */
async function open(page: Page, path: string, time: number) {
  await page.clock.setFixedTime(time);
  await page.goto(path);
}

/** What is said of the draw is said of `phase`; without a phase, nothing. */
async function expectPhase(page: Page, phase: Phase | undefined) {
  await expect(page.getByRole('main')).toBeVisible();
  const words = () => page.locator('[data-when]').filter({ visible: true }).allTextContents();
  await expect.poll(async () => new Set(await words())).toEqual(new Set(phase ? Object.values(states[phase]) : []));
}
