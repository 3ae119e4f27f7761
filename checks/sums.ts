import type { Problem } from '../src/model/problem';
import { type BuiltSite, onEachPage } from './built-site';
import { visibleText } from './visible-text';

const number = String.raw`\d[\d.]*(?:,\d+)?(?: ?[€%])?`;
const sum = new RegExp(String.raw`(?<![\d.,] ?|[×÷+−] )(${number}(?: [×÷+−] ${number})+) = (${number})`, 'g');

/** Every sum that a page writes out, such as `3.500€ ÷ 37 = 94,59€`, or that the headings of a table imply, is right to the last digit that it gives. */
export const checkSums = (site: BuiltSite): Problem[] =>
  onEachPage(site, { why: 'a reader who finds one sum wrong believes none.', mend: 'reckon it again, or correct its terms.' }, ({ $ }) => [
    ...wrongSums(visibleText($)),
    ...$('tr')
      .toArray()
      .flatMap((row) =>
        wrongCells(
          $(row)
            .find('td[data-label]')
            .toArray()
            .map((cell) => [$(cell).attr('data-label') ?? '', $(cell).text()]),
        ),
      ),
  ]);

export const wrongSums = (text: string): string[] =>
  [...spaced(text).matchAll(sum)].flatMap(([all, terms = '', result = '']) => wrongResult(all, amountOf(terms), result));

/** What a column must say, from the others of its row; each is found by how its heading begins. */
const columns: [heading: RegExp, right: (others: (heading: string) => number, days: number) => number][] = [
  [/^Em (\d+) dias$/, (others, days) => others('Total a apostar') / days],
  [/^Em 100€ apostados$/, (others) => 100 * others('Vantagem da casa')],
  [/^Apostado$/, (others) => others('Aposta e ritmo')],
  [/^Perda teórica$/, (others) => others('Apostas') * others('Vantagem da casa')],
];

/** @param row each cell with its heading. A cell without the figures that it follows from is not judged. */
export function wrongCells(row: [heading: string, text: string][]): string[] {
  const cells = row.map(([heading, text]) => [spaced(heading), spaced(text)] as const);
  const others = (wanted: string) => amountOf(cells.find(([heading]) => heading.startsWith(wanted))?.[1].replace('/', ' ÷ ') || 'absent');
  return cells.flatMap(([heading, text]) =>
    columns.flatMap(([pattern, right]) => {
      const found = pattern.exec(heading);
      const amount = found ? right(others, Number(found[1])) : Number.NaN;
      return Number.isNaN(amount) ? [] : wrongResult(`${cells[0]?.[1]}, ${heading}: ${text}`, amount, text);
    }),
  );
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** Rounded to the digits that `result` gives. */
function wrongResult(where: string, right: number, result: string): string[] {
  const percent = result.endsWith('%') ? 100 : 1;
  const decimals = /,(\d+)/.exec(result)?.[1]?.length ?? 0;
  return Math.abs(right - amountOf(result)) * percent > 0.5 * 10 ** -decimals + 1e-9
    ? [`«${where}», but it is ${(right * percent).toFixed(decimals).replace('.', ',')}.`]
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

/** `3.500€` → 3500, `4 %` → 0.04. */
function numberIn(text: string): number {
  const value = Number(
    text
      .replace(/ ?[€%]/, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  );
  return text.endsWith('%') ? value / 100 : value;
}
