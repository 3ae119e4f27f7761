import { euros, format } from './format-number';
import { type RolloverTerms, rolloverCost } from './rollover';

/** The answer in words, with the sum that it comes from. Its looks are RolloverCalculator.module.css's: in the browser it brings no CSS. */
export function RolloverResult({ terms }: { terms: RolloverTerms }) {
  const { bonus, deposit, onDepositToo, multiplier, contribution, days } = terms;
  const { bets, perDay, loss } = rolloverCost(terms);
  if (!Number.isFinite(bets)) return <p>Com uma contribuição de 0%, este jogo não conta: por mais que se aposte, o rollover não avança.</p>;
  const base = onDepositToo ? `(${euros(bonus)} + ${euros(deposit)})` : euros(bonus);
  return (
    <>
      <p>
        <strong>{euros(bets)}</strong> em apostas: {base} ×&nbsp;{format(multiplier)}
        {contribution < 100 && ` ÷\u00a0${format(contribution)}%`}. {days > 1 && `São ${euros(perDay)} por dia, durante ${days} dias.`}
      </p>
      <p>
        Custo médio: <strong>{euros(loss)}</strong>. É a média de muitas apostas: numa sessão, o resultado varia muito.
      </p>
    </>
  );
}
