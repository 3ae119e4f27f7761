/** The part of JSON Schema that the content's schemas become; `markdown`, `tables`, `date`, `article`, `sorted` (whose order is the site's) and `neededWith` (what makes an optional field required) are their own marks (src/model/schemas/fields.ts), `pictures` and `options` the desk's. */
export type JsonSchema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  description?: string;
  markdown?: boolean;
  tables?: boolean;
  pictures?: boolean;
  date?: boolean;
  article?: boolean;
  sorted?: boolean;
  neededWith?: string;
  maxLength?: number;
  enum?: string[];
  const?: string | boolean;
  /** Each value with its name. */
  options?: [string, string][];
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/** A union of groups as one group: what every branch asks for is required, the rest may stay empty. */
export function asOneGroup(schema: JsonSchema): JsonSchema {
  if (!schema.anyOf) return schema;
  const [first, ...others] = schema.anyOf;
  return {
    type: 'object',
    properties: Object.assign({}, ...schema.anyOf.map(({ properties }) => properties)),
    required: (first?.required ?? []).filter((name) => others.every(({ required }) => required?.includes(name))),
  };
}

/** What a form begins with: every required field, empty. */
export function emptyValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const { type, properties = {}, required = [] } = asOneGroup(schema);
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name] ?? {})]));
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}));
  return type === 'boolean' ? false : '';
}
