import { expect, it } from 'vitest';
import { adventDays } from './advent-days';

it('a promotion of December has 25 tiles: 24 days of sign-ups and the draw', () => {
  const days = adventDays({ signUpsOpenOn: '2025-12-01', signUpsCloseOn: '2025-12-24', drawOn: '2025-12-25' });
  expect(days).toHaveLength(25);
  expect(days.filter(({ kind }) => kind === 'sign-ups').map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(days.at(-1)).toEqual({ day: '2025-12-25', number: 25, kind: 'draw' });
});

it('days run on across months and the change of the clocks', () => {
  const days = adventDays({ signUpsOpenOn: '2026-10-23', signUpsCloseOn: '2026-10-31', drawOn: '2026-11-02' });
  expect(days.map(({ number }) => number)).toEqual([23, 24, 25, 26, 27, 28, 29, 30, 31, 1, 2]);
  expect(days.filter(({ kind }) => kind === 'draw').map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02']);
});
