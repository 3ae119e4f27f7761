import { type InputHTMLAttributes, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import '../ui/fields.css';
import styles from './Calculator.module.css';

type Props<Figures> = {
  /** Of its heading, to which links lead. */
  id: string;
  title: string;
  initial: Figures;
  /** The fields, each with the name of a figure. */
  children: ReactNode;
  look?: string | undefined;
  result: (figures: Figures) => ReactNode;
};

/** Sums with the reader's own figures. It advises nothing, sends nothing and keeps nothing. */
export function Calculator<Figures extends object>({ id, title, initial, children, look = '', result }: Props<Figures>) {
  const [figures, setFigures] = useState(initial);
  const form = useRef<HTMLDivElement>(null);
  // Some sums are tens of millions of steps: what is typed is on the screen before they are done.
  const count = () => startTransition(() => setFigures((before) => ({ ...before, ...figuresIn(form.current) })));
  // Readers may have typed before the script was there.
  useEffect(count, []);

  return (
    <section className={styles.calculator} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={`${styles.fields} ${look}`.trim()} ref={form} onChange={count}>
        {children}
      </div>
      {result(figures)}
    </section>
  );
}

export const NumberField = ({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) => (
  <label>
    <span>{label}</span>
    <input type="number" inputMode="decimal" autoComplete="off" required {...input} />
  </label>
);

/** The figures as they stand in the fields; a field that holds no valid number changes nothing. */
function figuresIn(form: HTMLElement | null): object {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, select') ?? [])];
  return Object.fromEntries(
    fields.flatMap(({ name, type, validity, checked, value }) =>
      validity.valid ? [[name, type === 'checkbox' ? checked : type === 'number' ? Number(value) : value]] : [],
    ),
  );
}
