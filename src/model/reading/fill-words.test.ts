import { expect, it } from 'vitest';
import { fillWords } from './fill-words';
import type { Found } from './finding';

it('fills words wherever a text stands, spaces inside the braces or not', () => {
  const problems: Found[] = [];
  const value = { title: 'Até {{ fim }}', items: [{ text: '{{inicio}} a {{fim}}' }], count: 3, on: true };
  expect(fillWords(value, { inicio: '1', fim: '24' }, 'a.yaml', problems)).toEqual({ title: 'Até 24', items: [{ text: '1 a 24' }], count: 3, on: true });
  expect(problems).toEqual([]);
});

it('braces that nothing closes cost no time', () => {
  const text = `${'{{'.repeat(20_000)}${' '.repeat(60_000)}{{ a`;
  expect(fillWords(text, {}, 'a.yaml', [])).toBe(text);
});

it('a word is never taken from what every object has', () => {
  const problems: Found[] = [];
  expect(fillWords('{{constructor}}', {}, 'a.yaml', problems)).toBe('{{constructor}}');
  expect(problems).toHaveLength(1);
});

it('when the words cannot be known, none is called unknown', () => {
  const problems: Found[] = [];
  expect(fillWords('tel:{{linha-de-ajuda}}', undefined, 'a.yaml', problems)).toBe('tel:0');
  expect(problems).toEqual([]);
});
