import { expect, it } from 'vitest';
import { adventDays } from './advent-days';

const december = { signUpsOpenOn: '2025-12-01', signUpsCloseOn: '2025-12-24', drawOn: '2025-12-25' };
const autumn = { signUpsOpenOn: '2026-10-23', signUpsCloseOn: '2026-10-31', drawOn: '2026-11-02' };

const glazed = (promotion: typeof december) => adventDays(promotion).map(({ from }) => new Date(from).toISOString());

it('a promotion of December has 25 tiles, of which the first, the last of the sign-ups and the draw’s matter', () => {
  const days = adventDays(december);
  expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(days.filter(({ matters }) => matters).map(({ number }) => number)).toEqual([1, 24, 25]);
});

it('days run on across months and the change of the clocks, and begin at Lisbon’s midnights', () => {
  const days = adventDays(autumn);
  expect(days.map(({ number }) => number)).toEqual([23, 24, 25, 26, 27, 28, 29, 30, 31, 1, 2]);
  expect(days.filter(({ matters }) => matters).map(({ number }) => number)).toEqual([23, 31, 2]);
  expect(glazed(autumn).slice(1, 4)).toEqual(['2026-10-23T23:00:00.000Z', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z']);
});
