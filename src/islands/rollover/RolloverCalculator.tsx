import { Calculator, NumberField } from '../Calculator';
import styles from '../Calculator.module.css';
import { RolloverResult } from './RolloverResult';
import { type RolloverTerms, rolloverCost } from './rollover';

/** The sums of the article on bonuses; it begins with those of its example. */
export function RolloverCalculator(example: Pick<RolloverTerms, 'bonus' | 'multiplier' | 'returnToPlayer'>) {
  const terms: RolloverTerms = { contribution: 100, days: 30, onDepositToo: false, ...example, deposit: example.bonus };
  return (
    <Calculator
      id="calculadora"
      title="Quanto tenho mesmo de apostar?"
      initial={terms}
      result={(terms) => <RolloverResult bonus={terms.bonus} cost={rolloverCost(terms)} />}
    >
      <NumberField label="Bónus (€)" name="bonus" defaultValue={terms.bonus} min={1} max={100_000} step={1} />
      <NumberField label="Rollover (vezes)" name="multiplier" defaultValue={terms.multiplier} min={1} max={200} step={1} />
      <NumberField label="Depósito (€)" name="deposit" defaultValue={terms.deposit} min={0} max={100_000} step={1} />
      <NumberField label="Contribuição (%)" name="contribution" defaultValue={terms.contribution} min={0} max={100} step={1} />
      <NumberField label="Prazo (dias)" name="days" defaultValue={terms.days} min={1} max={365} step={1} />
      <NumberField label="Retorno, RTP (%)" name="returnToPlayer" defaultValue={terms.returnToPlayer} min={50} max={100} step={0.1} />
      <label className={`${styles.whole} ${styles.both}`}>
        <input type="checkbox" name="onDepositToo" />
        <span>O rollover conta sobre o bónus e o depósito</span>
      </label>
    </Calculator>
  );
}
