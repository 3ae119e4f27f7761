import type { Problem } from '../../src/model/problem';
import type { Reading } from './reading';

const file = 'checks/language/palavras.txt';

/** The words of the list, without its comments and empty lines. */
const wordsIn = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** The project's own words stand in order, once each, and only as long as a text uses them. */
export function checkWordList(list: string, readings: Reading[]): Problem[] {
  const words = wordsIn(list);
  const inOrder = words.toSorted(new Intl.Collator('pt').compare);
  const used = new Set(readings.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)));
  const outOfOrder = words.find((word, index) => word !== inOrder[index] || words.indexOf(word) !== index);
  return [
    ...(outOfOrder
      ? [{ file, what: `«${outOfOrder}» is out of order, or there twice.`, why: 'nobody finds a word in a list without order.', mend: 'sort the list.' }]
      : []),
    ...words
      .filter((word) => !used.has(word))
      .map((word) => ({ file, what: `«${word}» stands in no text.`, why: 'a word that nobody needs would let a slip pass.', mend: 'remove it.' })),
  ];
}
