import { z } from 'zod';
import { partsIn } from '../../src/model/derived/parts';
import { action } from './desk';
import { valuesIn } from './entry-text';
import { placesIn, readable } from './titles';

const most = 200;

export const searchActions = {
  /** Every text and number that holds the words, accents and capitals aside. */
  search: action(z.strictObject({ words: z.string().trim().min(1).max(200) }), (desk, { words }) => {
    const wanted = plain(words);
    const placeOf = placesIn(desk);
    const { store } = desk;
    return store
      .all()
      .flatMap((path) => {
        const values = valuesIn(path, readable(store, path) ?? '');
        return partsIn(values).map(({ field, part }) => ({ path, field, values, text: textOf(part) }));
      })
      .map((found) => ({ ...found, at: wanted ? plain(found.text).indexOf(wanted) : -1 }))
      .filter(({ at }) => at !== -1)
      .slice(0, most)
      .map(({ path, field, values, text, at }) => ({ path, field, place: placeOf(path, field, values), ...around(text, at, at + wanted.length) }));
  }),
};

const textOf = (part: unknown) => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A part of `text` as it is written, whose two ends are counted in `plain(text)`, and what stands around it. */
function around(text: string, start: number, end: number) {
  const letters = [...text];
  // How long the plain text is up to each letter: an accent that is a letter of its own counts nothing.
  let length = 0;
  const before = letters.map((letter) => {
    const at = length;
    length += letter < '\u0080' ? 1 : plain(letter).length;
    return at;
  });
  const first = before.findLastIndex((at) => at <= start);
  const next = before.findIndex((at) => at >= end);
  const last = next === -1 ? letters.length : next;
  const part = (from: number, to: number) => letters.slice(Math.max(0, from), to).join('');
  return {
    before: (first > 60 ? '…' : '') + part(first - 60, first),
    words: part(first, last),
    after: part(last, last + 60) + (last + 60 < letters.length ? '…' : ''),
  };
}
