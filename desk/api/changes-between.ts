import { isDeepStrictEqual } from 'node:util';
import { dayInWords } from '../../src/model/derived/words';
import { schemaOf } from '../schema/content-schemas';
import { asOneGroup, type JsonSchema } from '../schema/json-schema';
import { isName, summaryOf, wordsOf } from '../schema/words-of-field';
import { type Values, valuesIn } from './entry-text';
import { isGroup, oldPlaces } from './same-items';

/** `place` by the names of the form; `kind` says what became of an item of a list, or that its order is another. */
export type Change = { place: string; kind: 'changed' | 'added' | 'removed' | 'moved'; before: string; after: string };

/** With all the values that the first version has when this one change is made in it. */
type Applicable = Change & { applied: Values };

/** What two versions of a file say, field by field and item by item. A version that no form can read is compared as it is written. */
export function changesBetween(path: string, before: string, after: string, schema?: JsonSchema): Change[] {
  const found = changesIn(path, before, after, schema);
  if (!found) return before === after ? [] : [{ place: 'O ficheiro tal como está escrito', kind: 'changed', before, after }];
  return found.map(withoutValues);
}

export const withoutValues = ({ applied, ...change }: Applicable): Change => change;

/** The same with what each change would make of `before`; nothing where a version cannot be read. A file that is not there has no field. */
export function changesIn(path: string, before: string, after: string, schema = schemaOf(path)): Applicable[] | undefined {
  const [old, now] = [before, after].map((text) => (text === '' ? {} : valuesIn(path, text)));
  return old && now && compared(schema, old, now, [], (next) => next as Values);
}

/** @param put gives the whole file with `next` in the place of `before`. */
export function compared(schema: JsonSchema, before: unknown, after: unknown, labels: string[], put: (next: unknown) => Values): Applicable[] {
  if (isDeepStrictEqual(before, after)) return [];
  const { properties = {}, items = {} } = asOneGroup(schema);
  if (Array.isArray(before) && Array.isArray(after)) return comparedLists(items, before, after, labels, put);
  // A value and the mark that it is an example belong together.
  if (isGroup(before) && isGroup(after) && !('placeholder' in properties && 'value' in properties)) {
    const keys = [...new Set([...Object.keys(properties), ...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => {
      const part = properties[key] ?? {};
      return compared(part, before[key], after[key], [...labels, wordsOf(key, part).label], (next) => put({ ...before, [key]: next }));
    });
  }
  return [{ place: placeOf(labels), kind: 'changed', before: inWords(schema, before), after: inWords(schema, after), applied: put(after) }];
}

function comparedLists(schema: JsonSchema, before: unknown[], after: unknown[], labels: string[], put: (next: unknown) => Values): Applicable[] {
  const places = oldPlaces(before, after);
  const stayed = places.filter((place) => place !== undefined);
  const inside = (item: unknown, index: number) => [...labels, nameOf(schema, item) || String(index + 1)];
  const changed = after.flatMap((item, index): Applicable[] => {
    const place = places[index];
    if (place !== undefined) return compared(schema, before[place], item, inside(before[place], place), (next) => put(before.with(place, next)));
    return [{ place: placeOf(inside(item, index)), kind: 'added', before: '', after: inWords(schema, item), applied: put(before.toSpliced(index, 0, item)) }];
  });
  const removed = before.flatMap((item, index): Applicable[] =>
    stayed.includes(index)
      ? []
      : [{ place: placeOf(inside(item, index)), kind: 'removed', before: inWords(schema, item), after: '', applied: put(before.toSpliced(index, 1)) }],
  );
  if (
    isDeepStrictEqual(
      stayed,
      stayed.toSorted((a, b) => a - b),
    )
  )
    return [...removed, ...changed];
  const list = (of: number[]) => of.map((index) => nameOf(schema, before[index]) || inWords(schema, before[index])).join('\n');
  const others = [...before.keys()].filter((index) => !stayed.includes(index));
  const applied = put([...stayed, ...others].map((index) => before[index]));
  return [...removed, ...changed, { place: placeOf(labels), kind: 'moved', before: list(stayed.toSorted((a, b) => a - b)), after: list(stayed), applied }];
}

const placeOf = (labels: string[]) => labels.join(' › ');

/** What an item is known by, if it is short enough to name it. */
function nameOf(schema: JsonSchema, item: unknown): string {
  const name = isGroup(item) ? summaryOf(item) : inWords(schema, item);
  return isName(name) ? name : '';
}

function inWords(schema: JsonSchema, value: unknown): string {
  if (value === true) return 'sim';
  if (value === false) return 'não';
  const option = schema.options?.find(([known]) => known === value);
  if (option) return option[1];
  if (schema.date && !Number.isNaN(Date.parse(String(value)))) return dayInWords(String(value));
  const { properties = {}, items = {} } = asOneGroup(schema);
  if (Array.isArray(value)) return value.map((item) => inWords(items, item)).join('\n');
  if (!isGroup(value)) return String(value ?? '');
  const named = (key: string) => wordsOf(key, properties[key] ?? {}).label;
  return Object.entries(value)
    .map(([key, part]) => (key === 'value' ? inWords(properties[key] ?? {}, part) : `${named(key)}: ${inWords(properties[key] ?? {}, part)}`))
    .join('\n');
}

/** In characters: what is short enough to be said in a list of changes. */
const short = 40;

/** A few words on all changes: «retirou «Casino Vela»; mudou «O desenho» em «Casino Luz» («Sino» → «Lua») e mais 2». @param isBack whether something was there once before. */
export function inShort(changes: Change[], isBack: (change: Change) => boolean = () => false): string {
  const named = ({ place, kind, before, after }: Change) => {
    const parts = place.split(' › ');
    const last = parts.pop();
    // The list that an item is in goes without saying.
    const above = (parts.length > 1 ? parts.slice(1) : parts).join(' › ');
    // A number alone names nothing.
    if (above && /^\d+$/.test(last ?? '')) return `«${parts.at(-1)} › ${last}»`;
    if (kind === 'moved' && after.length <= 120) return `«${last}» para ${after.replaceAll('\n', ', ')}`;
    if (kind !== 'changed') return `«${last}»`;
    const isShort = [before, after].every((words) => words.length <= short && !words.includes('\n'));
    const [was, is] = [before, after].map((words) => (words ? `«${words}»` : 'vazio'));
    return `«${last}»${above && ` em «${above}»`}${isShort ? ` (${was} → ${is})` : ''}`;
  };
  const back = changes.filter((change) => change.kind !== 'moved' && change.after !== '' && isBack(change));
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind && !back.includes(change)).map(named);
  const said = (verb: string, names: string[]) => {
    const more = names.length - 3;
    if (names.length === 0) return [];
    return [`${verb} ${more > 0 ? `${names.slice(0, 3).join(', ')} e mais ${more}` : names.join(', ')}`];
  };
  return [
    ...said('retirou', of('removed')),
    ...said('repôs', back.map(named)),
    ...said('acrescentou', of('added')),
    ...said('mudou a ordem de', of('moved')),
    ...said('mudou', of('changed')),
  ].join('; ');
}
