import { euros, toCents } from '../../model/euros';
import { BonusWall } from './BonusWall';
import styles from './RolloverCalculator.module.css';
import type { RolloverCost } from './rollover';

type Props = { bonus: number; cost: RolloverCost };

/** A theoretical loss below the bonus must not read as a bargain. */
function besideBonus(loss: number, bonus: number): string {
  if (toCents(loss) > toCents(bonus)) return ', mais do que o bónus.';
  const compared = toCents(loss) === toCents(bonus) ? 'tanto como o bónus' : 'menos do que o bónus';
  return `, ${compared}, mas só no papel: o saldo pode acabar antes.`;
}

/** Announced when it changes: not an <output>, which may hold no paragraphs. The result in words, and as a wall of tiles. */
export function RolloverResult({ bonus, cost: { stakes, perDay, loss } }: Props) {
  if (!Number.isFinite(stakes)) {
    return (
      <div className={styles.result} role="status">
        <p>Com uma contribuição de 0&nbsp;%, este jogo não conta: por mais que se aposte, o rollover não avança.</p>
      </div>
    );
  }
  return (
    <div className={styles.result} role="status">
      <p>
        <strong>{euros(stakes)}</strong> em apostas, ou {euros(perDay)} por dia.
      </p>
      <p>
        Perda teórica: <strong>{euros(loss)}</strong>
        {besideBonus(loss, bonus)} É uma média de muito longo prazo: numa sessão, o resultado varia muito.
      </p>
      <BonusWall id="azulejo-da-conta" bonus={bonus} stakes={stakes} loss={loss} />
      <p className="row quiet">
        <span className={styles.bonusKey}>Bónus: {euros(bonus)}</span>
        <span className={styles.stakesKey}>Apostas: {euros(stakes)}</span>
        <span className={styles.lossKey}>Perda teórica: {euros(loss)}</span>
      </p>
    </div>
  );
}
