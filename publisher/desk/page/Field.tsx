import { type ReactNode, useContext } from 'react';
import { asOneGroup, emptyValue, type JsonSchema } from '../schema/json-schema';
import { withWords, wordsOf } from '../schema/words-of-field';
import { FormContext } from './FormContext';
import { ListField } from './ListField';
import { MarkdownField } from './MarkdownField';
import { sentence } from './ProblemList';

/** `place` is the field's name in the loader's words: `casinos[1].link`. */
export type FieldProps = { place: string; name: string; schema: JsonSchema; value: unknown; required: boolean; onChange: (value: unknown) => void };

/** A field as its schema says, whatever it is. What is optional and emptied becomes `null`: the server then removes it. */
export function Field(props: FieldProps) {
  const { schema, value } = props;
  if (schema.const !== undefined && typeof schema.const === 'string') return <Choice {...props} schema={{ ...schema, enum: [schema.const] }} />;
  if (schema.enum) return <Choice {...props} />;
  if (schema.anyOf || schema.type === 'object') return <Group {...props} schema={asOneGroup(schema)} />;
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.type === 'boolean' || schema.const === true) return <Tick {...props} />;
  if (schema.markdown) {
    const text = { value: String(value ?? ''), pictures: schema.pictures, onChange: props.onChange };
    return <Labelled {...props} control={(given) => <MarkdownField {...given} {...text} />} />;
  }
  return <Line {...props} />;
}

export function Group({ place, name, schema, value, required, onChange }: FieldProps) {
  const { label, hint } = wordsOf(name, schema);
  const group = (value ?? {}) as Record<string, unknown>;
  const { placeholder, ...properties } = schema.properties ?? {};
  const part = (key: string) => (place ? `${place}.${key}` : key);
  const change = (key: string) => (next: unknown) => onChange({ ...group, [key]: next });
  const fields = Object.entries(properties).map(([key, inner]) => {
    const named = key === 'value' && !inner.description ? { ...inner, description: schema.description } : inner;
    return (
      <Field
        key={key}
        place={part(key)}
        name={key}
        schema={named}
        value={group[key]}
        required={schema.required?.includes(key) ?? false}
        onChange={change(key)}
      />
    );
  });
  const tick = placeholder && <ExampleTick place={part('placeholder')} schema={placeholder} value={group.placeholder} onChange={change('placeholder')} />;
  const declared = Object.keys(properties).join() === 'value';
  if (!place || declared) {
    return (
      <div className={declared ? 'declared' : undefined}>
        {fields}
        {tick}
      </div>
    );
  }
  const present = value !== undefined && value !== null;
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      {!required && (
        <label className="tick">
          <input type="checkbox" checked={present} onChange={({ target }) => onChange(target.checked ? emptyValue(schema) : null)} /> Preencher «{label}»
        </label>
      )}
      <Problems place={place} />
      {present && tick}
      {(present || required) && fields}
    </fieldset>
  );
}

/** Marks a value or a whole record as a stand-in, and says what must replace it. */
function ExampleTick({ place, schema, value, onChange }: Pick<FieldProps, 'place' | 'schema' | 'value' | 'onChange'>) {
  const marked = typeof value === 'string';
  return (
    <div className="example">
      <label className="tick">
        <input type="checkbox" id={`campo-${place}`} checked={marked} onChange={({ target }) => onChange(target.checked ? 'O valor verdadeiro.' : null)} /> Isto
        é um exemplo
      </label>
      {marked && (
        <Line
          place={`${place}.text`}
          name="placeholder"
          schema={{ ...schema, description: 'O que falta pôr no lugar do exemplo.' }}
          value={value}
          required
          onChange={onChange}
        />
      )}
    </div>
  );
}

type Given = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

/** A label, its help, what was refused, and between them whatever `control` draws. */
function Labelled({ place, name, schema, value, required, control }: FieldProps & { control: (given: Given) => ReactNode }) {
  const { problems } = useContext(FormContext);
  const { label, hint } = wordsOf(name, schema);
  const id = `campo-${place}`;
  const invalid = problems.some(({ field }) => field === place);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <small> (opcional)</small>}
      </label>
      {control({ id, 'aria-describedby': `${id}-help`, 'aria-invalid': invalid })}
      <div id={`${id}-help`}>
        <Problems place={place} />
        <p className="hint">
          {hint}
          {schema.maxLength !== undefined && <Count text={String(value ?? '')} most={schema.maxLength} />}
        </p>
      </div>
    </div>
  );
}

function Count({ text, most }: { text: string; most: number }) {
  const { length } = withWords(text, useContext(FormContext).words);
  return (
    <span className={length > most ? 'too-much' : undefined}>
      {' '}
      {length} de {most} caracteres
    </span>
  );
}

export function Problems({ place }: { place: string }) {
  const { problems } = useContext(FormContext);
  return problems
    .filter(({ field }) => field === place)
    .map(({ what, why, mend }) => (
      <p key={what} className="problem">
        <strong>{sentence(what)}</strong> {sentence(why)} Como corrigir: {mend}
      </p>
    ));
}

/** Beyond this many characters a line gets a box of several lines to be written in. */
const comfortable = 90;

function Line(props: FieldProps) {
  const { schema, value, onChange } = props;
  const text = String(value ?? '');
  const number = schema.type === 'integer' || schema.type === 'number';
  return (
    <Labelled
      {...props}
      control={(given) =>
        (schema.maxLength ?? 0) > comfortable ? (
          <textarea {...given} lang="pt-PT" spellCheck rows={2} value={text} onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))} />
        ) : (
          <input
            {...given}
            lang="pt-PT"
            spellCheck={!number && !schema.date}
            type={schema.date ? 'date' : number ? 'number' : 'text'}
            value={text}
            onChange={({ target }) => onChange(number && target.value !== '' ? Number(target.value) : target.value)}
          />
        )
      }
    />
  );
}

function Choice(props: FieldProps) {
  const { schema, value, required, onChange } = props;
  const options = schema.options ?? (schema.enum ?? []).map((option) => [option, option] as [string, string]);
  return (
    <Labelled
      {...props}
      control={(given) => (
        <select {...given} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)}>
          {(!required || !value) && <option value="">{required ? 'Escolha…' : '—'}</option>}
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    />
  );
}

function Tick({ place, name, schema, value, onChange }: FieldProps) {
  const { label, hint } = wordsOf(name, schema);
  return (
    <div className="field">
      <label className="tick">
        <input type="checkbox" id={`campo-${place}`} checked={value === true} onChange={({ target }) => onChange(target.checked)} /> {label}
      </label>
      <Problems place={place} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
