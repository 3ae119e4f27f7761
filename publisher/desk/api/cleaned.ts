import { asOneGroup, type JsonSchema } from '../../schema/json-schema';

/**
 * A form sends '' (or false) for what was left empty: an optional field that is empty is no field at all.
 * A list that nobody opened it does not send: a required list that is not there is an empty one.
 */
export function cleaned(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(item, schema.items ?? {}));
  if (value === null || typeof value !== 'object') return value;
  const group = value as Record<string, unknown>;
  const { properties = {}, required = [] } = asOneGroup(schema);
  const names = [
    ...Object.keys(properties).filter((name) => name in group || required.includes(name)),
    ...Object.keys(group).filter((name) => !(name in properties)),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const property = properties[name] ?? {};
      if (!required.includes(name) && isEmpty(group[name])) return [[name, undefined]];
      if (group[name] === undefined) return property.type === 'array' ? [[name, []]] : [];
      return [[name, cleaned(group[name], property)]];
    }),
  );
}

const isEmpty = (value: unknown) => value === '' || value === false || value === null || value === undefined;
