import { z } from 'zod';
import { placeInWords } from '../../schema/content-schemas';
import { action } from './action';
import type { Desk } from './desk';
import { valuesIn } from './entry-text';

const most = 200;

export const searchActions = {
  /** Every text that holds the words, accents and capitals aside. */
  search: action(z.strictObject({ words: z.string().trim().min(1).max(200) }), (desk, { words }) => {
    const wanted = plain(words);
    return allTexts(desk)
      .filter(({ text }) => plain(text).includes(wanted))
      .slice(0, most)
      .map(({ path, field, text }) => ({ path, field, place: placeInWords(path, field), excerpt: around(text, plain(text).indexOf(wanted), wanted.length) }));
  }),
};

export type FoundText = { path: string; field: string; text: string };

export function allTexts({ store }: Desk): FoundText[] {
  return store.all().flatMap((path) => {
    const values = valuesIn(path, store.read(path)?.text ?? '');
    return values ? textsIn(values, path) : [];
  });
}

export function textsIn(value: unknown, path: string, field = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, path, `${field}[${index}]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, path, field ? `${field}.${key}` : key));
}

/** The same length as `text`, so that places agree. */
const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? '').join('');

function around(text: string, place: number, length: number): string {
  const [start, end] = [Math.max(0, place - 60), place + length + 60];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
