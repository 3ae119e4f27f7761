import { asOneGroup, type JsonSchema } from '../config/json-schema';

/** A form sends '' (or false) for what was left empty: an optional field that is empty is no field at all. */
export function cleaned(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(item, schema.items ?? {}));
  if (value === null || typeof value !== 'object') return value;
  const { properties = {}, required = [] } = asOneGroup(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const of = properties[name];
      return [name, of && !required.includes(name) && isEmpty(part) ? undefined : cleaned(part, of ?? {})];
    }),
  );
}

const isEmpty = (value: unknown) => value === '' || value === false || value === null || value === undefined;
