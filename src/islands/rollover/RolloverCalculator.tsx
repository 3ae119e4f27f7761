import { useEffect, useRef, useState } from 'react';
import '../../ui/fields.css';
import styles from '../Calculator.module.css';
import { RolloverResult } from './RolloverResult';
import { type RolloverTerms, rolloverCost } from './rollover';

type Props = Pick<RolloverTerms, 'bonus' | 'multiplier' | 'returnToPlayer'>;
type Numbers = Exclude<keyof RolloverTerms, 'basis'>;

const fields: { name: Numbers; label: string; unit: string; min: number; max: number; step: number }[] = [
  { name: 'bonus', label: 'Bónus', unit: '€', min: 1, max: 100_000, step: 1 },
  { name: 'multiplier', label: 'Rollover', unit: 'vezes', min: 1, max: 200, step: 1 },
  { name: 'deposit', label: 'Depósito', unit: '€', min: 0, max: 100_000, step: 1 },
  { name: 'contribution', label: 'Contribuição', unit: '%', min: 0, max: 100, step: 1 },
  { name: 'days', label: 'Prazo', unit: 'dias', min: 1, max: 365, step: 1 },
  { name: 'returnToPlayer', label: 'Retorno, RTP', unit: '%', min: 50, max: 100, step: 0.1 },
];

const usual = { basis: 'bonus', contribution: 100, days: 30 } as const;

/** «Quanto tenho mesmo de apostar?»: the sums of the article with the reader's own figures. It advises nothing. */
export function RolloverCalculator(example: Props) {
  const [terms, setTerms] = useState<RolloverTerms>({ ...usual, ...example, deposit: example.bonus });
  const form = useRef<HTMLDivElement>(null);
  const count = () => setTerms((before) => termsIn(form.current, before));
  // Readers may have typed before the script was there.
  useEffect(count, []);

  return (
    <section className={styles.calculator} aria-labelledby="calculadora">
      <h2 id="calculadora">Quanto tenho mesmo de apostar?</h2>
      <div className={styles.fields} ref={form} onChange={count}>
        {fields.map(({ name, label, unit, ...range }) => (
          <label key={name}>
            <span>
              {label} ({unit})
            </span>
            <input type="number" inputMode="decimal" autoComplete="off" defaultValue={terms[name]} required {...range} name={name} />
          </label>
        ))}
        <label className={`${styles.whole} ${styles.both}`}>
          <input type="checkbox" defaultChecked={terms.basis === 'bonus-and-deposit'} />
          <span>O rollover conta sobre o bónus e o depósito</span>
        </label>
      </div>
      <RolloverResult bonus={terms.bonus} cost={rolloverCost(terms)} />
    </section>
  );
}

/** The terms as they stand in the fields; a field that holds no valid number changes nothing. */
function termsIn(form: HTMLElement | null, before: RolloverTerms): RolloverTerms {
  const terms = { ...before };
  for (const input of form?.querySelectorAll('input') ?? []) {
    if (input.type === 'checkbox') terms.basis = input.checked ? 'bonus-and-deposit' : 'bonus';
    else if (input.validity.valid) terms[input.name as Numbers] = input.valueAsNumber;
  }
  return terms;
}
