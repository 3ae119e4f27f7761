import { createContext, type ReactNode, useContext } from 'react';
import type { Found } from '../../src/model/finding';
import type { JsonSchema } from '../schema/json-schema';
import { withWords, wordsOf } from '../schema/words-of-field';
import { ProblemInWords } from './ProblemList';

type Form = {
  /** None for a file that is new. */
  path?: string | undefined;
  /** What was refused. */
  problems: Found[];
  /** What each {{name}} stands for. */
  words: Record<string, string>;
  /** Of an article. */
  title?: { value: string; put: (title: string) => void };
};

export const FormContext = createContext<Form>({ problems: [], words: {} });

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
        {!required && <small> ({schema.neededWith ? `obrigatório com ${schema.neededWith}` : 'opcional'})</small>}
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

export const Problems = ({ place }: { place: string }) =>
  useContext(FormContext)
    .problems.filter(({ field }) => field === place)
    .map((problem) => (
      <p key={problem.what} className="problem">
        <ProblemInWords {...problem} />
      </p>
    ));
