import { expect, it } from 'vitest';
import { firstLine } from './first-line';

it.each([
  ['a Tuesday in winter at 9:59', '2026-11-24T09:59:59+00:00', 'support'],
  ['a Tuesday in winter at 10:00', '2026-11-24T10:00:00+00:00', 'help'],
  ['a Tuesday in winter at 16:59', '2026-11-24T16:59:59+00:00', 'help'],
  ['a Tuesday in winter at 18:00', '2026-11-24T18:00:00+00:00', 'support'],
  ['a Tuesday in winter at 2:00', '2026-11-24T02:00:00+00:00', 'support'],
  ['a Tuesday in summer at 9:59', '2026-07-21T09:59:59+01:00', 'support'],
  ['a Tuesday in summer at 11:00', '2026-07-21T11:00:00+01:00', 'help'],
  ['a Tuesday in summer at 17:59', '2026-07-21T17:59:59+01:00', 'help'],
  ['a Tuesday in summer at 18:00', '2026-07-21T18:00:00+01:00', 'support'],
  ['a Saturday at 11:00', '2026-11-28T11:00:00+00:00', 'support'],
  ['a Sunday at 11:00', '2026-11-29T11:00:00+00:00', 'support'],
  ['a Monday at 11:00', '2026-11-30T11:00:00+00:00', 'help'],
  ['a holiday, Tuesday 8 December, at 11:00', '2026-12-08T11:00:00+00:00', 'support'],
  ['Thursday 31 December at 11:00', '2026-12-31T11:00:00+00:00', 'support'],
  ['New Year’s Day, a Friday, at 11:00', '2027-01-01T11:00:00+00:00', 'support'],
  ['the Monday after, at 11:00', '2027-01-04T11:00:00+00:00', 'help'],
])('in Lisbon, on %s (%s), the first is %s', (_, instant, line) => {
  expect(firstLine(Date.parse(instant))).toBe(line);
});
