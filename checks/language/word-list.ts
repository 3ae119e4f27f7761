import type { Problem } from '../../src/model/problem';
import type { Reading } from './reading';

const file = 'checks/language/palavras.txt';

/** The words of the list, without its comments and empty lines. */
const wordsIn = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** The project's own words stand in order, once each. */
export function checkWordList(list: string): Problem[] {
  const words = wordsIn(list);
  const inOrder = words.toSorted(new Intl.Collator('pt').compare);
  const outOfOrder = words.find((word, index) => word !== inOrder[index] || words.indexOf(word) !== index);
  if (!outOfOrder) return [];
  return [{ file, what: `«${outOfOrder}» is out of order, or there twice.`, why: 'nobody finds a word in a list without order.', mend: 'sort the list.' }];
}

/** The words of the list that no text uses (any more): for the editor's eyes, since deleting a text is no fault. */
export function unusedWords(list: string, readings: Reading[]): string[] {
  const used = new Set(readings.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)));
  return wordsIn(list).filter((word) => !used.has(word));
}
