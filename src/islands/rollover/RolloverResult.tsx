import styles from './RolloverCalculator.module.css';
import type { RolloverCost } from './rollover';

type Props = { bonus: number; cost: RolloverCost };

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** `3.500€` or `87,50€`: cents only where there are any. */
function euros(amount: number): string {
  const digits = Number.isInteger(toCents(amount)) ? 0 : 2;
  const format = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' });
  return `${format.format(amount).replace(/[\s\u00a0\u202f]/g, '.')}€`;
}

/** A theoretical loss below the bonus must not read as a bargain. */
function besideBonus(loss: number, bonus: number): string {
  if (toCents(loss) > toCents(bonus)) return ', mais do que o bónus.';
  const compared = toCents(loss) === toCents(bonus) ? 'tanto como o bónus' : 'menos do que o bónus';
  return `, ${compared}, mas só no papel: o saldo pode acabar antes.`;
}

/** Announced when it changes: not an <output>, which may hold no paragraphs. The result in words, and as two bars drawn to one scale. */
export function RolloverResult({ bonus, cost: { stakes, perDay, loss } }: Props) {
  if (!Number.isFinite(stakes)) {
    return (
      <div className={styles.result} role="status">
        <p>Com uma contribuição de 0&nbsp;%, este jogo não conta: por mais que se aposte, o rollover não avança.</p>
      </div>
    );
  }
  const longest = Math.max(bonus, loss, 1);
  return (
    <div className={styles.result} role="status">
      <p>
        <strong>{euros(stakes)}</strong> em apostas, ou {euros(perDay)} por dia.
      </p>
      <p>
        Perda teórica: <strong>{euros(loss)}</strong>
        {besideBonus(loss, bonus)} É uma média de muito longo prazo: numa sessão, o resultado varia muito.
      </p>
      <svg className={styles.chart} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.bonus} width={(bonus / longest) * 100} height="10" />
        <rect className={styles.loss} y="14" width={(loss / longest) * 100} height="10" />
      </svg>
      <p className={styles.legend}>
        <span className={styles.bonusKey}>Bónus: {euros(bonus)}</span>
        <span className={styles.lossKey}>Perda teórica: {euros(loss)}</span>
      </p>
    </div>
  );
}
