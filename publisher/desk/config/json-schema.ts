/** The part of JSON Schema that the content's schemas become; `markdown` and `date` are their own marks (see src/content/fields.ts). */
export type JsonSchema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  description?: string;
  markdown?: boolean;
  date?: boolean;
  maxLength?: number;
  exclusiveMinimum?: number;
  enum?: string[];
  const?: string | boolean;
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
