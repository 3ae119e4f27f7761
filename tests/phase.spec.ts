import { expect, type Page, test } from '@playwright/test';
import { Temporal } from 'temporal-polyfill';
import { visitorScript } from '../renderer/visitor-script';
import { drawStates } from '../src/model/notices';
import { phaseStarts } from '../src/model/phase-starts';
import type { Phase } from '../src/model/promotion';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { visitors } from './visitors';

const { promotion } = content;
const states = drawStates(content.notices, promotion);
const minute = 60_000;

/** The instants, in ms since 1970, at which one phase gives way to another. */
const borders: { at: number; from: Phase; to: Phase }[] = [
  { at: midnightAtStart(promotion.signUpsOpenOn), from: 'before', to: 'open' },
  { at: midnightAtEnd(promotion.signUpsCloseOn), from: 'open', to: 'drawn' },
  { at: midnightAtEnd(promotion.listPublishedBy), from: 'drawn', to: 'ended' },
];

test.use({ storageState: visitors.returning });

for (const [timezoneId, path] of [
  ['Europe/Lisbon', routes.rules],
  ['America/New_York', routes.home],
  ['Asia/Tokyo', routes.rules],
] as const) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`${path} changes at Lisbon’s midnight, to the minute, also in a tab that was left open`, async ({ page }) => {
      for (const { at, from, to } of borders) {
        await open(page, path, at - minute);
        await expectPhase(page, from);
        await page.clock.setFixedTime(at);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expectPhase(page, to);
      }
    });
  });
}

test('a clock in 1999 makes the page claim no phase, and the dates stay; one in 2050 makes it say that this edition is over', async ({ page }) => {
  for (const path of [routes.home, routes.rules]) {
    await open(page, path, Date.parse('1999-12-10T12:00Z'));
    await expectPhase(page, undefined);
    await expect(page.locator(`time[datetime="${promotion.drawOn}"]`)).toBeVisible();
    await open(page, path, Date.parse('2050-12-10T12:00Z'));
    await expectPhase(page, 'ended');
  }
});

// Firefox over BiDi does not let a page off its policy.
test('across the change to winter time the sign-ups open at 23:00 UTC and close at 00:00 UTC', { tag: '@chromium' }, async ({ browser }) => {
  // Clocks go back on 25 October 2026. The policy would refuse an inline script that it has not seen.
  const page = await browser.newPage({ bypassCSP: true, storageState: visitors.returning });
  const dates = { ...promotion, signUpsOpenOn: '2026-10-01', signUpsCloseOn: '2026-10-25', drawOn: '2026-10-26', listPublishedBy: '2026-10-28' };
  const [built, other] = await Promise.all([promotion, dates].map((days) => visitorScript(phaseStarts(days))));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(built);
    await route.fulfill({ response, body: html.replace(built as string, () => other as string) });
  });
  for (const [time, phase] of [
    ['2026-09-30T22:59Z', 'before'],
    ['2026-09-30T23:00Z', 'open'],
    ['2026-10-25T23:59Z', 'open'],
    ['2026-10-26T00:00Z', 'drawn'],
  ] as const) {
    await open(page, routes.rules, Date.parse(time));
    await expectPhase(page, phase);
  }
  await page.close();
});

function midnightAtStart(day: string): number {
  return Temporal.ZonedDateTime.from(`${day}T00:00[Europe/Lisbon]`).epochMilliseconds;
}

function midnightAtEnd(day: string): number {
  return midnightAtStart(Temporal.PlainDate.from(day).add({ days: 1 }).toString());
}

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
