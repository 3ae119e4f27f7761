import { describe, expect, it } from 'vitest';
import { phaseAt } from './phase';
import { phaseStarts } from './phase-starts';

const december = { signUpsOpenOn: '2025-12-01', signUpsCloseOn: '2025-12-24', drawOn: '2025-12-25', listPublishedBy: '2025-12-27' };
const phaseIn = (dates: Partial<typeof december>) => {
  const starts = phaseStarts({ ...december, ...dates });
  return (instant: string) => phaseAt(Date.parse(instant), starts);
};

describe('the promotion of December 2025, when Lisbon keeps UTC', () => {
  it.each([
    ['2025-11-30T23:59:59.999Z', 'before'],
    ['2025-12-01T00:00:00Z', 'open'],
    ['2025-12-24T23:59:59.999Z', 'open'],
    ['2025-12-25T00:00:00Z', 'drawn'],
    ['2025-12-27T23:59:59.999Z', 'drawn'],
    ['2025-12-28T00:00:00Z', 'ended'],
    ['2026-01-15T12:00:00Z', 'ended'],
    ['2031-12-10T12:00:00Z', 'ended'],
  ])('%s is %s', (instant, phase) => {
    expect(phaseIn({})(instant)).toBe(phase);
  });

  it('the instant counts, not the clock of the place it is read in', () => {
    expect(phaseIn({})('2025-12-01T08:59:00+09:00')).toBe('before');
    expect(phaseIn({})('2025-11-30T19:00:00-05:00')).toBe('open');
  });
});

it('a promotion in summer opens and closes at Lisbon’s midnight, 23:00 UTC the day before', () => {
  const phase = phaseIn({ signUpsOpenOn: '2026-07-01', signUpsCloseOn: '2026-07-24', drawOn: '2026-07-25', listPublishedBy: '2026-07-27' });
  expect(
    ['2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z', '2026-07-24T22:59:59Z', '2026-07-24T23:00:00Z', '2026-07-27T22:59:59Z', '2026-07-27T23:00:00Z'].map(phase),
  ).toEqual(['before', 'open', 'open', 'drawn', 'drawn', 'ended']);
});

it('a promotion across the change to winter time opens at 23:00 UTC and closes at 00:00 UTC', () => {
  // Clocks go back on 25 October 2026.
  const phase = phaseIn({ signUpsOpenOn: '2026-10-01', signUpsCloseOn: '2026-10-25', drawOn: '2026-10-26', listPublishedBy: '2026-10-28' });
  expect(['2026-09-30T22:59:59Z', '2026-09-30T23:00:00Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'].map(phase)).toEqual([
    'before',
    'open',
    'open',
    'drawn',
  ]);
});

it('a clock that was never set gives no phase', () => {
  expect(phaseIn({})('1970-01-01T00:00:00Z')).toBeUndefined();
  expect(phaseIn({})('2024-11-30T23:59:59Z')).toBeUndefined();
  expect(phaseIn({})('2024-12-01T00:00:00Z')).toBe('before');
});
