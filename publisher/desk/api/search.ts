import { z } from 'zod';
import { textsIn } from '../../../src/model/parts';
import { placeInWords } from '../../schema/content-schemas';
import { action } from './action';
import { valuesIn } from './entry-text';

const most = 200;

export const searchActions = {
  /** Every text that holds the words, accents and capitals aside. */
  search: action(z.strictObject({ words: z.string().trim().min(1).max(200) }), ({ store }, { words }) => {
    const wanted = plain(words);
    return store
      .all()
      .flatMap((path) => textsIn(valuesIn(path, store.read(path)?.text ?? '')).map((found) => ({ path, ...found })))
      .filter(({ text }) => plain(text).includes(wanted))
      .slice(0, most)
      .map(({ path, field, text }) => ({ path, field, place: placeInWords(path, field), excerpt: around(text, plain(text).indexOf(wanted), wanted.length) }));
  }),
};

/** The same length as `text`, so that places agree. */
const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? '').join('');

function around(text: string, place: number, length: number): string {
  const [start, end] = [Math.max(0, place - 60), place + length + 60];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
