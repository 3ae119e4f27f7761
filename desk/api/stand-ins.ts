import { lisbonToday } from '../../src/model/derived/today';
import { schemaOf } from '../schema/content-schemas';
import { asOneGroup, emptyValue, type JsonSchema } from '../schema/json-schema';
import { wordsOf } from '../schema/words-of-field';
import type { Values } from './entry-text';
import { isGroup } from './same-items';

/** `values` with a word for each required field that is still empty, in its place: «Falta: O resumo». For a preview; nothing is saved of it. */
export const withStandIns = (path: string, values: Values): Values => filled('', schemaOf(path), values) as Values;

function filled(name: string, schema: JsonSchema, value: unknown): unknown {
  const { type, properties = {}, required = [] } = asOneGroup(schema);
  if (type === 'object') {
    const group = isGroup(value) ? value : {};
    const names = [...new Set([...required, ...Object.keys(group)])];
    return Object.fromEntries(
      names.map((key) => [
        key,
        required.includes(key) || isGroup(group[key]) || Array.isArray(group[key]) ? filled(key, properties[key] ?? {}, group[key]) : group[key],
      ]),
    );
  }
  if (type === 'array') {
    const list = Array.isArray(value) ? value : [];
    const missing = Math.max(0, (schema.minItems ?? 0) - list.length);
    return [...list, ...Array.from({ length: missing }, () => emptyValue(schema.items ?? {}))].map((item) => filled(name, schema.items ?? {}, item));
  }
  return value === undefined || value === null || value === '' ? standIn(name, schema) : value;
}

function standIn(name: string, schema: JsonSchema): unknown {
  if (schema.date) return lisbonToday();
  if (schema.enum) return schema.enum[0];
  const words = `Falta: ${wordsOf(name, schema).label}`.slice(0, schema.maxLength);
  // The text of an article begins with a heading.
  return schema.pictures ? `## ${words}\n\n${words}.` : words;
}
