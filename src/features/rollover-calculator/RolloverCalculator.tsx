import { type FieldName, fields } from './format-number';
import styles from './RolloverCalculator.module.css';
import { RolloverResult } from './RolloverResult';

const example = Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])) as Record<FieldName, number>;

/**
 * The calculator of the article on bonuses, filled in with its example. Plain HTML, so that what a translator or a password
 * manager changes in it breaks nothing; at the first input React mounts a new result in place of this one.
 */
export const RolloverCalculator = () => (
  <section className={styles.calculator} aria-labelledby="calculadora">
    <h2 id="calculadora">Quanto tenho mesmo de apostar?</h2>
    <div data-rollover>
      <div className={`screen-only ${styles.fields}`}>
        {Object.entries(fields).map(([name, { label, initial }]) => (
          <label key={name}>
            <span>{label}</span>
            <input
              type="text"
              name={name}
              defaultValue={initial}
              inputMode="decimal"
              autoComplete="off"
              aria-describedby={name === 'contribution' ? 'contribuicao' : undefined}
            />
          </label>
        ))}
        <label className={styles.both}>
          <input type="checkbox" name="onDepositToo" />
          <span>O rollover conta sobre o bónus e o depósito</span>
        </label>
        <p id="contribuicao" className={styles.hint}>
          Contribuição: slots, normalmente 100%; roleta e blackjack, 10–20% ou 0%.
        </p>
      </div>
      <div data-rollover-result role="status" className={styles.result}>
        <RolloverResult terms={{ ...example, onDepositToo: false }} />
      </div>
    </div>
  </section>
);
