import type { Rule, Texts } from './rule';

const number = String.raw`\d[\d.]*(?:,\d+)?(?: ?[€%])?`;
const sum = new RegExp(String.raw`(?<![\d.,] ?|[×÷+−] )(${number}(?: [×÷+−] ${number})+) = (${number})`, 'g');

/** Every sum that a text writes out, such as `3.500€ ÷ 37 = 94,59€`, is right to the last digit that it gives. */
export const sums: Rule<Texts> = {
  id: 'sums',
  severity: 'remark',
  run: ({ texts }) =>
    texts.flatMap(({ file, field, text }) =>
      wrongSums(text).map((what) => ({
        file,
        field,
        what,
        why: 'o leitor que encontra uma conta errada não acredita em nenhuma.',
        mend: 'refaça a conta, ou corrija as parcelas.',
      })),
    ),
};

export const wrongSums = (text: string): string[] =>
  [...text.replaceAll('\u00a0', ' ').matchAll(sum)].flatMap(([all, terms = '', result = '']) => wrongResult(all, amountOf(terms), result));

/** Rounded to the digits that `result` gives. */
function wrongResult(where: string, right: number, result: string): string[] {
  const percent = result.endsWith('%') ? 100 : 1;
  const decimals = /,(\d+)/.exec(result)?.[1]?.length ?? 0;
  return Math.abs(right - amountOf(result)) * percent > 0.5 * 10 ** -decimals + 1e-9
    ? [`«${where}», e dá ${(right * percent).toFixed(decimals).replace('.', ',')}.`]
    : [];
}

/** Products and quotients before sums and differences. */
function amountOf(terms: string): number {
  return terms.split(/ (?=[+−])/).reduce((total, term) => total + (term.startsWith('−') ? -1 : 1) * product(term.replace(/^[+−] /, '')), 0);
}

const product = (factors: string): number =>
  factors
    .split(/ (?=[×÷])/)
    .map((factor) => ({ divides: factor.startsWith('÷'), value: numberIn(factor.replace(/^[×÷] /, '')) }))
    .reduce((total, { divides, value }) => (divides ? total / value : total * value), 1);

/** `3.500€` → 3500, `4%` → 0.04. */
function numberIn(text: string): number {
  const value = Number(
    text
      .replace(/ ?[€%]/, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  );
  return text.endsWith('%') ? value / 100 : value;
}
