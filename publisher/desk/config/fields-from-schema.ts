import { asOneGroup, type JsonSchema } from './json-schema';
import { groupNames } from './names';

/** A field as the editor's configuration describes it: https://decapcms.org/docs/widgets/ */
export type DeskField = { name: string; label: string; widget: string; required?: boolean; hint?: string; fields?: DeskField[]; [option: string]: unknown };

/** Beyond this many characters a line gets a box of several lines to be written in. */
const comfortable = 120;

/** The fields of a group, each with the name, the help and the limits that its schema has. */
export function fieldsOf(schema: JsonSchema): DeskField[] {
  const { properties = {}, required = [] } = asOneGroup(schema);
  return Object.entries(properties).map(([name, property]) => fieldOf(name, property, required.includes(name)));
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): DeskField {
  return { name, ...wordsOf(name, schema), ...(required ? {} : { required: false }), ...widgetOf(schema) };
}

function widgetOf(schema: JsonSchema): { widget: string; [option: string]: unknown } {
  if (schema.anyOf || schema.type === 'object') return { widget: 'object', collapsed: !isDeclared(schema), fields: fieldsOf(schema) };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (typeof schema.const === 'string') return { widget: 'select', options: [schema.const] };
  if (schema.markdown) return { widget: 'markdown', modes: ['rich_text', 'raw'], editor_components: [], buttons: markdownButtons, minimal: true };
  if (schema.date) return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  if (schema.type === 'array') return listOf(schema);
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer') return { widget: 'number', value_type: 'int', min: (schema.exclusiveMinimum ?? 0) + 1 };
  return { widget: (schema.maxLength ?? 0) > comfortable ? 'text' : 'string' };
}

const markdownButtons = ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list', 'code'];

function listOf({ items = {}, minItems, maxItems }: JsonSchema) {
  const limits = { ...(minItems === undefined ? {} : { min: minItems }), ...(maxItems === undefined ? {} : { max: maxItems }) };
  const group = asOneGroup(items);
  const fixed = minItems !== undefined && minItems === maxItems;
  const shown = { widget: 'list', collapsed: true, ...limits, ...(fixed ? { allow_add: false, allow_remove: false } : {}) };
  return group.type === 'object' ? { ...shown, ...summaryOf(group), fields: fieldsOf(group) } : { ...shown, field: fieldOf('item', items, true) };
}

/** A closed item of a list shows its first text. */
function summaryOf(group: JsonSchema) {
  const path = firstText(group);
  return path ? { summary: `{{fields.${path}}}` } : {};
}

function firstText({ properties = {} }: JsonSchema): string | undefined {
  const names = Object.keys(properties);
  const name = ['title', 'name', 'question', 'label', 'quote'].find((candidate) => names.includes(candidate)) ?? names[0];
  const first = name === undefined ? undefined : properties[name];
  if (!name || !first) return undefined;
  return first.type === 'object' ? `${name}.${firstText(first)}` : name;
}

/** The first sentence of the description names the field; the rest, and the limit, help to fill it in. */
function wordsOf(name: string, schema: JsonSchema): { label: string; hint?: string } {
  // A value that may be a stand-in is known by the value's own name.
  const described = schema.description ?? (isDeclared(schema) ? schema.properties?.value?.description : undefined);
  const [first = '', ...others] = (described ?? groupNames[name] ?? name).split(/(?<=[.])\s+/);
  const limit = schema.maxLength ? `Até ${schema.maxLength} caracteres.` : '';
  const hint = [...others, limit].filter(Boolean).join(' ');
  return { label: first.replace(/\.$/, ''), ...(hint ? { hint } : {}) };
}

const isDeclared = (schema: JsonSchema) => schema.type === 'object' && Object.keys(schema.properties ?? {}).join() === 'value,placeholder';
