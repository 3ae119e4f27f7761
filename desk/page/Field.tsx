import type { ComponentType } from 'react';
import type { JsonSchema } from '../schema/json-schema';
import { ArticleField } from './ArticleField';
import { ChoiceField } from './ChoiceField';
import { GroupField } from './GroupField';
import type { FieldProps } from './Labelled';
import { LineField } from './LineField';
import { ListField } from './ListField';
import { MarkdownField } from './MarkdownField';
import { TickField } from './TickField';

/** The first that fits draws the field. */
const kinds: [fits: (schema: JsonSchema) => unknown, Kind: ComponentType<FieldProps>][] = [
  [({ enum: values, const: only }) => values ?? typeof only === 'string', ChoiceField],
  [({ type, anyOf }) => anyOf ?? type === 'object', GroupField],
  [({ type }) => type === 'array', ListField],
  [({ type, const: only }) => type === 'boolean' || only === true, TickField],
  [({ markdown }) => markdown, MarkdownField],
  [({ article }) => article, ArticleField],
  [() => true, LineField],
];

/** A field as its schema says, whatever it is. What is optional and emptied becomes `null`: the server then removes it. */
export function Field(props: FieldProps) {
  const [, Kind = LineField] = kinds.find(([fits]) => fits(props.schema)) ?? [];
  return <Kind {...props} />;
}
