import { type ReactNode, useRef, useState } from 'react';
import { emptyValue } from '../../schema/json-schema';
import { summaryOf, wordsOf } from '../../schema/words-of-field';
import { Field } from './Field';
import { GroupField } from './GroupField';
import { type FieldProps, Problems } from './Labelled';

/** A list whose items are added, removed and moved; groups are closed until one is wanted. */
export function ListField({ place, name, schema, value, onChange }: FieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { label, hint } = wordsOf(name, schema);
  const items = Array.isArray(value) ? value : [];
  const itemSchema = schema.items ?? {};
  const grouped = itemSchema.type === 'object' || itemSchema.anyOf !== undefined;
  const [fewest, most] = [schema.minItems ?? 0, schema.maxItems ?? Number.POSITIVE_INFINITY];

  const replace = (index: number, item: unknown) => onChange(items.with(index, item));
  const swap = (index: number, other: number) => onChange(items.with(index, items[other]).with(other, items[index]));
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    // The button that had the focus is gone with its item.
    list.current?.querySelector('button')?.focus();
  };

  return (
    <fieldset className="list" ref={list}>
      <legend id={`campo-${place}`} tabIndex={-1}>
        {label}
      </legend>
      <p className="hint">
        {hint} {limitsInWords(fewest, most)}
      </p>
      <Problems place={place} />
      <ol>
        {items.map((item, index) => {
          const summary = summaryOf(item);
          const words = summary || `${label}: ${index + 1}.º, por preencher`;
          const props = { place: `${place}[${index}]`, name: '', value: item, required: true, onChange: (next: unknown) => replace(index, next) };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place.
            <li key={index}>
              {grouped ? (
                <Closable open={summary === ''} summary={words}>
                  <GroupField {...props} schema={{ ...itemSchema, description: words }} />
                </Closable>
              ) : (
                <Field {...props} schema={itemSchema} />
              )}
              <div className="tools">
                <button type="button" disabled={index === 0} onClick={() => swap(index, index - 1)} aria-label={`Subir «${words}»`}>
                  ↑
                </button>
                <button type="button" disabled={index === items.length - 1} onClick={() => swap(index, index + 1)} aria-label={`Descer «${words}»`}>
                  ↓
                </button>
                <button type="button" disabled={items.length <= fewest} onClick={() => remove(index)} aria-label={`Retirar «${words}»`}>
                  Retirar
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {items.length < most && (
        <button type="button" onClick={() => onChange([...items, emptyValue(itemSchema)])}>
          Acrescentar a «{label}»
        </button>
      )}
    </fieldset>
  );
}

/** `open` counts when it appears; from then on it is the publisher's. */
function Closable({ open, summary, children }: { open: boolean; summary: string; children: ReactNode }) {
  const [atFirst] = useState(open);
  return (
    <details open={atFirst}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

function limitsInWords(fewest: number, most: number): string {
  if (fewest === most) return `São sempre ${most}.`;
  if (most === Number.POSITIVE_INFINITY) return fewest > 0 ? `Pelo menos ${fewest}.` : '';
  return `De ${fewest} a ${most}.`;
}
