import { partsIn } from '../../src/model/derived/parts';
import { schemaOf } from '../schema/content-schemas';
import { labelOfField } from '../schema/words-of-field';
import { valuesIn } from './entry-text';

/** Field by field, by the names of the form, what two versions of a file say. A version that no form can read is compared as it is written. */
export function changesBetween(path: string, before: string, after: string): { place: string; before: string; after: string }[] {
  const [old, now] = [fieldsIn(path, before), fieldsIn(path, after)];
  if (!old || !now) return before === after ? [] : [{ place: 'O ficheiro tal como está escrito', before, after }];
  const schema = schemaOf(path);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ place: labelOfField(schema, field), before: old.get(field) ?? '', after: now.get(field) ?? '' }));
}

function fieldsIn(path: string, text: string): Map<string, string> | undefined {
  const values = text === '' ? {} : valuesIn(path, text);
  const leaves = partsIn(values).filter(({ part }) => part !== undefined && (part === null || typeof part !== 'object'));
  return values && new Map(leaves.map(({ field, part }) => [field, inWords(part)]));
}

const inWords = (value: unknown) => (value === true ? 'sim' : value === false ? 'não' : String(value ?? ''));
