import { wordsOf } from '../schema/words-of-field';
import { type FieldProps, Problems } from './Labelled';

export function TickField({ place, name, schema, value, onChange }: FieldProps) {
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
