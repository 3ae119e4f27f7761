import { asOneGroup, type JsonSchema } from '../config/json-schema';

/** `value` with each of its Markdown texts changed by `change`. */
export function mapMarkdown(value: unknown, schema: JsonSchema, change: (text: string) => string): unknown {
  if (typeof value === 'string') return schema.markdown ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapMarkdown(item, schema.items ?? {}, change));
  if (value === null || typeof value !== 'object') return value;
  const { properties = {} } = asOneGroup(schema);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapMarkdown(part, properties[name] ?? {}, change)]));
}

/** All the Markdown texts of `value`. */
export function markdownIn(value: unknown, schema: JsonSchema): string[] {
  const texts: string[] = [];
  mapMarkdown(value, schema, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
