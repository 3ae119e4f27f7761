import { expect, it } from 'vitest';
import { checkWordList } from './word-list';

const faults = (list: string, text: string) => checkWordList(list, [{ where: 'a.yaml', text }]).map(({ what }) => what);

it('words in order that texts use are fine; comments are no words', () => {
  expect(faults('# Palavras\nbacará\nCNPD\n', 'O bacará e a CNPD.')).toEqual([]);
});

it('a word out of order, or there twice, is a problem', () => {
  expect(faults('CNPD\nbacará\n', 'O bacará e a CNPD.')).toEqual([expect.stringContaining('out of order')]);
  expect(faults('bacará\nbacará\n', 'O bacará.')).toEqual([expect.stringContaining('out of order')]);
});

it('a word that stands in no text is a problem', () => {
  expect(faults('bacará\nroleta\n', 'O bacará.')).toEqual(['«roleta» stands in no text.']);
});
