import { inEachText } from './rule';

const number = String.raw`\d[\d.]*(?:,\d+)?(?: ?[€%])?`;
const sum = new RegExp(String.raw`(?<![\d.,] ?|[×÷+−] )(${number}(?: [×÷+−] ${number})+) = (${number})`, 'g');

/** Every sum that a text writes out, such as `3.500€ ÷ 37 = 94,59€`, is right to the last digit that it gives. */
export const sums = inEachText((text) =>
  [...text.replaceAll('\u00a0', ' ').matchAll(sum)].flatMap(([all, terms = '', result = '']) => {
    const percent = result.endsWith('%') ? 100 : 1;
    const decimals = /,(\d+)/.exec(result)?.[1]?.length ?? 0;
    const right = amountOf(terms);
    if (Math.abs(right - amountOf(result)) * percent <= 0.5 * 10 ** -decimals + 1e-9) return [];
    return [
      {
        what: `«${all}», e dá ${(right * percent).toFixed(decimals).replace('.', ',')}.`,
        why: 'o leitor que encontra uma conta errada não acredita em nenhuma.',
        mend: 'refaça a conta, ou corrija as parcelas.',
      },
    ];
  }),
);

/** Products and quotients before sums and differences. */
const amountOf = (terms: string): number =>
  terms.split(/ (?=[+−])/).reduce((total, term) => total + (term.startsWith('−') ? -1 : 1) * product(term.replace(/^[+−] /, '')), 0);

const product = (factors: string): number =>
  factors.split(/ (?=[×÷])/).reduce((total, factor) => (factor.startsWith('÷') ? total / numberIn(factor) : total * numberIn(factor)), 1);

/** `3.500€` → 3500, `× 4%` → 0.04. */
const numberIn = (text: string) => Number(text.replace(/[×÷€% .]/g, '').replace(',', '.')) / (text.endsWith('%') ? 100 : 1);
