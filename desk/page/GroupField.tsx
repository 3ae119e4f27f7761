import { asOneGroup, emptyValue } from '../schema/json-schema';
import { wordsOf } from '../schema/words-of-field';
import { Field } from './Field';
import { type FieldProps, Problems } from './Labelled';
import { LineField } from './LineField';

export function GroupField({ place, name, schema, value, required, onChange }: FieldProps) {
  const { label, hint } = wordsOf(name, schema);
  const group = (value ?? {}) as Record<string, unknown>;
  const all = asOneGroup(schema);
  const { placeholder, ...properties } = all.properties ?? {};
  const partOf = (key: string) => ({
    place: place ? `${place}.${key}` : key,
    name: key,
    value: group[key],
    onChange: (next: unknown) => onChange({ ...group, [key]: next }),
  });
  const fields = Object.entries(properties).map(([key, inner]) => {
    const named = key === 'value' && !inner.description ? { ...inner, description: schema.description } : inner;
    return <Field key={key} {...partOf(key)} schema={named} required={all.required?.includes(key) ?? false} />;
  });
  const tick = placeholder && <ExampleTick {...partOf('placeholder')} schema={placeholder} />;
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
function ExampleTick(props: Omit<FieldProps, 'required'>) {
  const { place, schema, value, onChange } = props;
  const marked = typeof value === 'string';
  return (
    <div className="example">
      <label className="tick">
        <input type="checkbox" id={`campo-${place}`} checked={marked} onChange={({ target }) => onChange(target.checked ? 'O valor verdadeiro.' : null)} /> Isto
        é um exemplo
      </label>
      {marked && <LineField {...props} place={`${place}.text`} schema={{ ...schema, description: 'O que falta pôr no lugar do exemplo.' }} required />}
    </div>
  );
}
