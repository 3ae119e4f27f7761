import { expect, it } from 'vitest';
import { phaseAt } from './phase';
import { phaseStarts } from './phase-starts';

/** The days on which sign-ups open and close, and the list is published. */
const december = ['2025-12-01', '2025-12-24', '2025-12-27'];
const july = ['2026-07-01', '2026-07-24', '2026-07-27'];
/** Clocks go back on 25 October 2026. */
const october = ['2026-10-01', '2026-10-25', '2026-10-28'];

it.each([
  ['in December, when Lisbon keeps UTC', december, '2025-11-30T23:59:59.999Z', 'before'],
  ['in December', december, '2025-12-01T00:00:00Z', 'open'],
  ['in December', december, '2025-12-24T23:59:59.999Z', 'open'],
  ['in December', december, '2025-12-25T00:00:00Z', 'drawn'],
  ['in December', december, '2025-12-27T23:59:59.999Z', 'drawn'],
  ['in December', december, '2025-12-28T00:00:00Z', 'ended'],
  ['in December, years later', december, '2031-12-10T12:00:00Z', 'ended'],
  ['in December, read in Tokyo', december, '2025-12-01T08:59:00+09:00', 'before'],
  ['in December, read in New York', december, '2025-11-30T19:00:00-05:00', 'open'],
  ['in December, by a clock that was never set', december, '1970-01-01T00:00:00Z', undefined],
  ['in December, by a clock a year behind', december, '2024-11-30T23:59:59Z', undefined],
  ['in December, within the year', december, '2024-12-01T00:00:00Z', 'before'],
  ['in summer, when midnight is 23:00 UTC', july, '2026-06-30T22:59:59Z', 'before'],
  ['in summer', july, '2026-06-30T23:00:00Z', 'open'],
  ['in summer', july, '2026-07-24T22:59:59Z', 'open'],
  ['in summer', july, '2026-07-24T23:00:00Z', 'drawn'],
  ['in summer', july, '2026-07-27T22:59:59Z', 'drawn'],
  ['in summer', july, '2026-07-27T23:00:00Z', 'ended'],
  ['across the change to winter time', october, '2026-09-30T22:59:59Z', 'before'],
  ['across the change', october, '2026-09-30T23:00:00Z', 'open'],
  ['across the change', october, '2026-10-25T23:59:59Z', 'open'],
  ['across the change', october, '2026-10-26T00:00:00Z', 'drawn'],
])('a promotion %s %j is at %s %s', (_, [signUpsOpenOn = '', signUpsCloseOn = '', listPublishedBy = ''], instant, phase) => {
  expect(phaseAt(Date.parse(instant), phaseStarts({ signUpsOpenOn, signUpsCloseOn, listPublishedBy }))).toBe(phase);
});
