import { euros, toCents } from '../../model/derived/euros';
import { besideBonus } from '../../model/derived/rollover-example';
import styles from '../Calculator.module.css';
import { BonusWall } from './BonusWall';
import type { RolloverCost } from './rollover';

type Props = { bonus: number; cost: RolloverCost };

/** Announced when it changes: not an <output>, which may hold no paragraphs. The result in words, and as a wall of tiles. */
export function RolloverResult({ bonus, cost: { stakes, perDay, loss } }: Props) {
  if (!Number.isFinite(stakes)) {
    return (
      <div className={styles.result} role="status">
        <p>Com uma contribuição de 0%, este jogo não conta: por mais que se aposte, o rollover não avança.</p>
      </div>
    );
  }
  return (
    <div className={styles.result} role="status">
      <p>
        <strong>{euros(stakes)}</strong> em apostas, ou {euros(perDay)} por dia.
      </p>
      <p>
        Perda teórica: <strong>{euros(loss)}</strong>, {besideBonus(loss, bonus)}
        {/* One below the bonus must not read as a bargain. */}
        {toCents(loss) > toCents(bonus) ? '' : ', mas só no papel: o saldo pode acabar antes'}. É uma média de muito longo prazo: numa sessão, o resultado varia
        muito.
      </p>
      <BonusWall id="azulejo_da_conta" bonus={bonus} stakes={stakes} loss={loss} />
      <p className={`row quiet ${styles.keys}`}>
        <span>Bónus: {euros(bonus)}</span>
        <span>Apostas: {euros(stakes)}</span>
        <span>Perda teórica: {euros(loss)}</span>
      </p>
    </div>
  );
}
