import { expect, type Page, test } from '@playwright/test';
import { Temporal } from 'temporal-polyfill';
import { visitorScript } from '../renderer/visitor-script';
import { drawStates } from '../src/model/draw';
import { phaseStarts } from '../src/model/phase-starts';
import type { Phase } from '../src/model/promotion';
import { routes } from '../src/routes';
import { content } from './site-content';
import { visitors } from './visitors';

const { promotion } = content;
const states = drawStates(content.notices, promotion);

/** An instant, in ms since 1970, at which one phase gives way to another. */
type Border = { at: number; from: Phase; to: Phase };

const borders: Border[] = [
  { at: midnightAtStart(promotion.signUpsOpenOn), from: 'before', to: 'open' },
  { at: midnightAtEnd(promotion.signUpsCloseOn), from: 'open', to: 'drawn' },
  { at: midnightAtEnd(promotion.listPublishedBy), from: 'drawn', to: 'ended' },
];
const minute = 60_000;

test.use({ storageState: visitors.returning });

for (const timezoneId of ['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo']) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { at, from, to } of borders) {
      test(`«${from}» gives way to «${to}» at Lisbon’s midnight, to the minute`, async ({ page }) => {
        for (const path of [routes.home, routes.rules]) {
          await expectPhase(page, path, at - minute, from);
          await expectPhase(page, path, at, to);
          await expectPhase(page, path, at + minute, to);
        }
      });
    }
  });
}

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
    await expectPhase(page, routes.rules, Date.parse(time), phase);
  }
  await page.close();
});

test('a tab that was left open over a border tells the truth when it is seen again', async ({ page }) => {
  const [{ at, from, to }] = borders as [Border];
  await expectPhase(page, routes.home, at - minute, from);
  await page.clock.setFixedTime(at);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectWordsOf(page, to, '');
});

test.describe('a clock that is wrong by years', () => {
  test('and stands in 1999 makes the page claim no phase; the dates stay', async ({ page }) => {
    for (const path of [routes.home, routes.rules]) {
      await expectPhase(page, path, Date.parse('1999-12-10T12:00Z'), undefined);
      await expect(page.locator(`time[datetime="${promotion.drawOn}"]`)).toBeVisible();
    }
  });

  test('and stands in 2050 makes the page say that this edition is over', async ({ page }) => {
    for (const path of [routes.home, routes.rules]) await expectPhase(page, path, Date.parse('2050-12-10T12:00Z'), 'ended');
  });
});

function midnightAtStart(day: string): number {
  return Temporal.ZonedDateTime.from(`${day}T00:00[Europe/Lisbon]`).epochMilliseconds;
}

function midnightAtEnd(day: string): number {
  return midnightAtStart(Temporal.PlainDate.from(day).add({ days: 1 }).toString());
}

const phaseSeen = (page: Page) => page.locator('[data-when]').filter({ visible: true });

/** On `path`, at the instant `time` (ms since 1970), what is said of the draw is said of `phase`; without a phase, nothing. */
async function expectPhase(page: Page, path: string, time: number, phase: Phase | undefined) {
  await page.clock.setFixedTime(time);
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expectWordsOf(page, phase, `${path} at ${new Date(time).toISOString()}`);
}

async function expectWordsOf(page: Page, phase: Phase | undefined, where: string) {
  const words = phase ? Object.values(states[phase]) : [];
  await expect.poll(async () => new Set(await phaseSeen(page).allTextContents()), where).toEqual(new Set(words));
}
