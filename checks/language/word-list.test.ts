import { expect, it } from 'vitest';
import { checkWordList, unusedWords } from './word-list';

it('words in order are fine, and comments are no words; a word out of order, or there twice, is a problem', () => {
  expect(checkWordList('# Palavras\nbacará\nCNPD\n')).toEqual([]);
  for (const list of ['CNPD\nbacará\n', 'bacará\nbacará\n']) expect(checkWordList(list)).toMatchObject([{ what: expect.stringContaining('out of order') }]);
});

it('words that stand in no text are named', () => {
  expect(unusedWords('# Palavras\nbacará\nroleta\n', [{ where: 'a.yaml', text: 'O bacará.' }])).toEqual(['roleta']);
});
