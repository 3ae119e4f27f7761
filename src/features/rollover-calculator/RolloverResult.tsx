import { euros, format } from './format-number';
import { type RolloverTerms, rolloverCost } from './rollover';

/** The result in words, with its calculation. Styled by RolloverCalculator.module.css: this file is also fetched by the browser, without CSS. */
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
        Custo médio: <strong>{euros(loss)}</strong>. É a média, se o saldo durar até ao fim: numa sessão, o resultado varia muito.
      </p>
    </>
  );
}
