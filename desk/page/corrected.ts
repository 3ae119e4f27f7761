import { wholeWords } from '../../src/model/derived/whole-words';
import { partsOf } from '../schema/words-of-field';

type Remark = { field?: string; words?: string; right?: string };

/** `values` with what is right in the place of the words that each of `remarks` is about, wherever its field says them; addresses stay as they are. */
export const corrected = <Values>(values: Values, remarks: Remark[]): Values =>
  remarks.reduce((all, { field = '', words = '', right = words }) => changedAt(all, partsOf(field), (text) => replaced(text, words, right)) as Values, values);

function changedAt(value: unknown, [part, ...others]: (string | number)[], change: (text: string) => string): unknown {
  if (typeof value === 'string' && part === undefined) return change(value);
  if (typeof part === 'number') return Array.isArray(value) ? value.with(part, changedAt(value[part], others, change)) : value;
  if (part === undefined || value === null || typeof value !== 'object') return value;
  return { ...value, [part]: changedAt((value as Record<string, unknown>)[part], others, change) };
}

const replaced = (text: string, words: string, right: string) =>
  text.replace(new RegExp(`\\]\\([^)\\s]*|https?://\\S+|${wholeWords(words).source}`, 'gu'), (found) => (found === words ? right : found));
