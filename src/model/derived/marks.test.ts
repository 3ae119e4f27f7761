import { expect, it } from 'vitest';
import { marksOf } from './marks';

it('marks are found on values and on records, with their place', () => {
  const content = { a: [{ title: 'A', placeholder: 'Um A.' }], b: { c: { value: 1, placeholder: 'Um C.' } }, d: { value: 2 } };
  expect(marksOf(content).map(({ field, sentence }) => [field, sentence])).toEqual([
    ['a[0]', 'Um A.'],
    ['b.c', 'Um C.'],
  ]);
});

it('what is switched off has no marks', () => {
  expect(marksOf({ show: false, items: [{ placeholder: 'Um.' }] })).toEqual([]);
  expect(marksOf({ show: true, items: [{ placeholder: 'Um.' }] })).toHaveLength(1);
});
