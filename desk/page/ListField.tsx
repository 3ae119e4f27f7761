import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { emptyValue } from '../schema/json-schema';
import { summaryOf, wordsOf } from '../schema/words-of-field';
import { Field } from './Field';
import { GroupField } from './GroupField';
import { type FieldProps, Problems } from './Labelled';
import { MoveButtons } from './MoveButtons';

let lastName = 0;

/** A list whose items are added, removed and moved; groups are closed until one is wanted. */
export function ListField({ place, name, schema, value, onChange }: FieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { label, hint } = wordsOf(name, schema);
  const items = Array.isArray(value) ? value : [];
  const itemSchema = schema.items ?? {};
  const grouped = itemSchema.type === 'object' || itemSchema.anyOf !== undefined;
  const [fewest, most] = [schema.minItems ?? 0, schema.maxItems ?? Number.POSITIVE_INFINITY];

  // An item has no name but its place: one of ours goes with it, so that what is open stays open where the item goes.
  const names = useRef<number[]>([]);
  while (names.current.length < items.length) names.current.push(++lastName);
  names.current.length = items.length;

  const replace = (index: number, item: unknown) => onChange(items.with(index, item));
  const move = (index: number, by: -1 | 1) => {
    const moved = <Item,>(all: Item[]) => all.toSpliced(index, 1).toSpliced(index + by, 0, ...all.slice(index, index + 1));
    names.current = moved(names.current);
    flushSync(() => onChange(moved(items)));
  };
  const remove = (index: number) => {
    names.current = names.current.toSpliced(index, 1);
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
          const words = (summary && leads(item, summary)) || `${label}: ${index + 1}.º, por preencher`;
          const props = { place: `${place}[${index}]`, name: '', value: item, required: true, onChange: (next: unknown) => replace(index, next) };
          return (
            <li key={names.current[index]}>
              {grouped ? (
                <Closable open={summary === ''} summary={words}>
                  <GroupField {...props} schema={{ ...itemSchema, description: words }} />
                </Closable>
              ) : (
                <Field {...props} schema={itemSchema} />
              )}
              <div className="tools">
                {!schema.sorted && items.length > 1 && (
                  <MoveButtons what={words} first={index === 0} last={index === items.length - 1} onMove={(by) => move(index, by)} />
                )}
                {items.length > fewest && (
                  <button type="button" onClick={() => remove(index)} aria-label={`Retirar «${words}»`}>
                    Retirar
                  </button>
                )}
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

/** An old address, with the page that took its place. */
function leads(item: unknown, summary: string): string {
  if (typeof item !== 'object' || item === null || !('from' in item)) return summary;
  return `${summary} → ${'to' in item && item.to ? item.to : 'acabou (410)'}`;
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
