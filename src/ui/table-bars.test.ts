import { expect, it } from 'vitest';
import { withBars } from './table-bars';

it('bars are drawn to one scale, the longest across the whole cell', () => {
  expect(withBars(['5,41€', '43,08€', '24€'])).toEqual([12.6, 100, 55.7]);
  expect(withBars(['1.037,84€', '86,49€'])).toEqual([100, 8.3]);
});

it('a cell without a number is named', () => {
  expect(() => withBars(['4%', 'não se sabe'])).toThrow('«não se sabe» não tem número');
});
