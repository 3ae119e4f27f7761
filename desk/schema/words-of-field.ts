import { asOneGroup, type JsonSchema } from './json-schema';

/** The first sentence of the description names the field; the rest helps to fill it in. */
export function wordsOf(name: string, schema: JsonSchema): { label: string; hint: string } {
  // A value that may be a stand-in is known by the value's own name.
  const [first = '', ...others] = (schema.description ?? schema.properties?.value?.description ?? name).split(/(?<=[.])\s+/);
  return { label: first.replace(/\.$/, ''), hint: others.join(' ') };
}

/** What a closed item of a list is known by. */
export function summaryOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (item === null || typeof item !== 'object') return String(item ?? '');
  const group = item as Record<string, unknown>;
  const named = ['title', 'name', 'question', 'label', 'quote', 'number', 'value'].find((key) => group[key]);
  return summaryOf(named ? group[named] : Object.values(group)[0]);
}

/** `text` as it will be read, each {{name}} replaced. */
export const withWords = (text: string, words: Record<string, string>) =>
  text.replace(/\{\{ ?([\w-]{1,60}) ?\}\}/g, (asWritten, name: string) => (Object.hasOwn(words, name) ? (words[name] as string) : asWritten));

/** `casinos[1].link` → `['casinos', 1, 'link']`. */
export const partsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)));

/** What is short enough to be the name of an item. */
export const isName = (text: string): boolean => text !== '' && text.length <= 60 && !text.includes('\n');

/** A field as the form names it: `casinos[1].link` → `Casinos › 2 › O endereço de afiliado que o botão abre`. @param values with them, an item goes by its name, and its list without saying: `Casino Vela › O endereço…`. */
export function labelOfField(schema: JsonSchema, field: string, values?: unknown): string {
  const labels: string[] = [];
  let at = schema;
  let value = values;
  for (const part of partsOf(field)) {
    const group = asOneGroup(at);
    at = (typeof part === 'number' ? group.items : group.properties?.[part]) ?? {};
    value = (value as Record<string | number, unknown> | null | undefined)?.[part];
    if (part === 'value') continue;
    const name = typeof part === 'number' && value ? summaryOf(value) : '';
    if (isName(name)) {
      labels.splice(-1, 1, name);
      continue;
    }
    labels.push(typeof part === 'number' ? String(part + 1) : wordsOf(part, at).label);
  }
  return labels.join(' › ');
}
