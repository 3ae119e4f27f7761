import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;
/** A field of the form, as Sveltia CMS takes it: https://sveltiacms.app/en/docs/fields */
export type Field = { name: string; label: string; widget: string; required: boolean; fields?: Field[]; field?: Field; [option: string]: unknown };

/** The fields of the form for a group of a content file. */
export const deriveFields = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => deriveField(name, schema as Schema, required.includes(name)));

/** The field of the form for one value of a content file. */
export function deriveField(name: string, schema: Schema, required: boolean): Field {
  return { name, required, ...inWords(name, schema.description), ...input(schema) };
}

/** «O título da página, no topo.» gives the label «Título da página» and the help «No topo.» */
export function inWords(name: string, description = ''): { label: string; hint?: string } {
  const [, subject = name, rest = ''] = /^(.*?)(?:[,.:](?:\s+(.*))?)?$/s.exec(description.trim()) ?? [];
  return { label: capital(subject.replace(/^(?:O|A|Os|As|Um|Uma) (?!que |ou )/, '') || name), ...(rest && { hint: capital(rest) }) };
}

/** What the site draws of Markdown. */
export const markdown = {
  widget: 'richtext',
  buttons: ['heading-two', 'heading-three', 'bold', 'italic', 'link', 'bulleted-list', 'numbered-list', 'quote'],
  linked_images: false,
  use_emoji_autocomplete: false,
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function input(schema: Schema): { widget: string } & Partial<Field> {
  if (schema.anyOf) return input(merged(schema.anyOf as Schema[]));
  if (schema.enum) return { widget: 'select', options: schema.enum };
  // A field that can only be `true`: there or not there.
  if (schema.const === true) return { widget: 'select', options: [{ label: 'Sim', value: true }] };
  switch (schema.type) {
    case 'object':
      return { widget: 'object', collapsed: 'auto', summary: summaryOf(schema), fields: deriveFields(schema) };
    case 'array':
      return list(schema);
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', min: schema.minimum, max: schema.maximum };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.format === 'markdown') return { ...markdown, editor_components: [] };
  if (schema.format === 'text') return { widget: 'text', maxlength: schema.maxLength };
  const pattern = schema.pattern && { pattern: [schema.pattern, schema.description ?? schema.pattern] };
  return { widget: 'string', use_emoji_autocomplete: false, maxlength: schema.maxLength, ...pattern };
}

function list({ items, minItems: min, maxItems: max }: Schema): { widget: string } & Partial<Field> {
  const item = (items as Schema).anyOf ? merged((items as Schema).anyOf as Schema[]) : (items as Schema);
  const fixed = min !== undefined && min === max;
  const options = { widget: 'list', min, max, allow_add: !fixed, allow_remove: !fixed, allow_duplicate: !fixed };
  return item.type === 'object'
    ? { ...options, collapsed: true, summary: summaryOf(item), fields: deriveFields(item) }
    : { ...options, field: deriveField('item', item, true) };
}

/** A form has no alternatives: it shows the fields of all of them, and asks for those that all of them ask for. */
const merged = (branches: Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...branches.map(({ properties }) => properties)),
  required: branches.map(({ required = [] }) => required).reduce((all, more) => all.filter((name) => more.includes(name))),
});

/** A folded group shows its first text that is not the placeholder. */
function summaryOf({ properties = {} }: Schema): string | undefined {
  const name = Object.entries(properties).find(([name, value]) => name !== 'placeholder' && (value as Schema).type === 'string')?.[0];
  return name && `{{fields.${name}}}`;
}
