import { z } from 'zod';
import { partsIn } from '../../../src/model/parts';
import { action } from './desk';
import { valuesIn } from './entry-text';
import { placesIn } from './titles';

const most = 200;

export const searchActions = {
  /** Every text and number that holds the words, accents and capitals aside. */
  search: action(z.strictObject({ words: z.string().trim().min(1).max(200) }), ({ store }, { words }) => {
    const wanted = plain(words);
    const placeOf = placesIn(store);
    return store
      .all()
      .flatMap((path) => partsIn(valuesIn(path, store.read(path)?.text ?? '')).map(({ field, part }) => ({ path, field, text: textOf(part) })))
      .filter(({ text }) => plain(text).includes(wanted))
      .slice(0, most)
      .map(({ path, field, text }) => ({ path, field, place: placeOf(path, field), excerpt: around(text, plain(text).indexOf(wanted), wanted.length) }));
  }),
};

const textOf = (part: unknown) => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');

/** The same length as `text`, so that places agree. */
const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? '').join('');

function around(text: string, place: number, length: number): string {
  const [start, end] = [Math.max(0, place - 60), place + length + 60];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
