import { type ReactNode, useContext } from 'react';
import type { JsonSchema } from '../../schema/json-schema';
import { withWords, wordsOf } from '../../schema/words-of-field';
import { FormContext } from './FormContext';
import { sentence } from './ProblemList';

/** `place` is the field's name in the loader's words: `casinos[1].link`. */
export type FieldProps = { place: string; name: string; schema: JsonSchema; value: unknown; required: boolean; onChange: (value: unknown) => void };

type Given = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

/** A label, its help, what was refused, and between them what `control` draws. */
export function Labelled({ place, name, schema, value, required, control }: FieldProps & { control: (given: Given) => ReactNode }) {
  const { problems, words } = useContext(FormContext);
  const { label, hint } = wordsOf(name, schema);
  const id = `campo-${place}`;
  const most = schema.maxLength;
  const { length } = withWords(String(value ?? ''), words);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <small> (opcional)</small>}
      </label>
      {control({ id, 'aria-describedby': `${id}-help`, 'aria-invalid': problems.some(({ field }) => field === place) })}
      <div id={`${id}-help`}>
        <Problems place={place} />
        <p className="hint">
          {hint} {most !== undefined && <span className={length > most ? 'too-much' : undefined}>{`${length} de ${most} caracteres`}</span>}
        </p>
      </div>
    </div>
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
