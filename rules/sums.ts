import type { Found } from '../src/model/finding';
import { cellsIn, tablesIn } from './debris';
import { inEachText, type Texts } from './rule';

const number = String.raw`\d[\d.]*(?:,\d+)?(?: ?[€%])?`;
const sum = new RegExp(String.raw`(?<![\d.,] ?|[×÷+−] )(${number}(?: [×÷+−] ${number})+) = (${number})`, 'g');

/** Every sum that a text writes out, such as `3.500€ ÷ 37 = 94,59€`, is right to the last digit that it gives, and so is each total of a table. */
export const sums = (on: Texts): Found[] => [
  ...writtenOut(on),
  ...on.texts.flatMap(({ file, field, source = '' }) => wrongTotals(source).map((fault) => ({ file, field, ...fault }))),
];

const why = 'o leitor que encontra uma conta errada não acredita em nenhuma.';
const mend = 'refaça a conta, ou corrija as parcelas.';

const writtenOut = inEachText((text) =>
  [...text.replaceAll('\u00a0', ' ').matchAll(sum)].flatMap(({ index, 0: all, 1: terms = '', 2: result = '' }) => {
    const right = corrected(amountOf(terms), result);
    return right ? [{ words: text.slice(index, index + all.length), what: `«${all}», e dá ${right}.`, why, mend }] : [];
  }),
);

/** What is to stand in the place of a result, with as many decimals; nothing where it is right. */
function corrected(right: number, result: string): string | undefined {
  const percent = result.endsWith('%') ? 100 : 1;
  const decimals = /,(\d+)/.exec(result)?.[1]?.length ?? 0;
  const isRight = Math.abs(right - numberIn(result)) * percent <= 0.5 * 10 ** -decimals + 1e-9;
  return isRight ? undefined : (right * percent).toFixed(decimals).replace('.', ',');
}

/** Products and quotients before sums and differences. */
const amountOf = (terms: string): number =>
  terms.split(/ (?=[+−])/).reduce((total, term) => total + (term.startsWith('−') ? -1 : 1) * product(term.replace(/^[+−] /, '')), 0);

const product = (factors: string): number =>
  factors.split(/ (?=[×÷])/).reduce((total, factor) => (factor.startsWith('÷') ? total / numberIn(factor) : total * numberIn(factor)), 1);

/** `3.500€` → 3500, `× 4%` → 0.04. */
const numberIn = (text: string) => Number(text.replace(/[×÷€%* .]/g, '').replace(',', '.')) / (text.endsWith('%') ? 100 : 1);

/** A cell that is one number; percentages may have been rounded. */
const amount = /^\**\d[\d.]*(?:,\d+)?(?:\s?€)?\**$/;

/** Of each table whose last row is called «Total»: the columns of numbers that it does not add up. */
const wrongTotals = (source: string) =>
  tablesIn(source.replaceAll('\u00a0', ' ')).flatMap(({ head, rows }) => {
    const cells = rows.map((row) => cellsIn(row).map((cell) => cell.trim()));
    const [name = '', ...totals] = cells.pop() ?? [];
    if (cells.length < 2 || !/^\**total/i.test(name)) return [];
    return totals.flatMap((total, index) => {
      const column = cells.map((row) => row[index + 1] ?? '');
      if (![...column, total].every((cell) => amount.test(cell))) return [];
      const right = corrected(
        column.reduce((sum, cell) => sum + numberIn(cell), 0),
        total,
      );
      return right ? [{ words: total, what: `o total de «${cellsIn(head)[index + 1]?.trim()}» é ${total}, e as linhas dão ${right}.`, why, mend }] : [];
    });
  });
