/* The figures of the published articles, reckoned again from what they come from. Sums written out are for checks/sums.ts. */
import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx';
import { expect, it } from 'vitest';
import { contentFolder } from '../renderer/paths';
import { parseMarkdown, textOf } from '../src/markdown';
import { loadContent } from '../src/model/load-content';

const { articles, texts } = loadContent(contentFolder);
const bodyOf = (slug: string) => parseMarkdown(texts.get(articles.find((one) => one.slug === slug)?.file ?? '') ?? expect.fail(`no article ${slug}`));

/** The tables of an article: each row by the words of its columns, their asked-for bars aside. */
const tablesOf = (slug: string) =>
  bodyOf(slug)
    .filter((node): node is MarkdownToJSX.TableNode => node.type === RuleType.table)
    .map(({ header, cells }) => {
      const columns = header.map((cell) => textOf(cell).replace(' (barras)', ''));
      return cells.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], textOf(cell).replaceAll('\u00a0', ' ')])));
    });

const numberIn = (text = '') => Number(/\d[\d.]*(?:,\d+)?/.exec(text)?.[0].replaceAll('.', '').replace(',', '.'));
/** `4 %`, `1/37` → the share. */
const share = (text = '') => (text.includes('/') ? 1 / numberIn(text.split('/')[1]) : numberIn(text) / 100);
const cents = (value: number) => Math.round(value * 100) / 100;
const percent = (value: number) => cents(value * 100);

/** Three dice: how many of the 216 throws give one of `totals`. */
const dice = [1, 2, 3, 4, 5, 6];
const throwsOf = (...totals: number[]) => dice.flatMap((a) => dice.flatMap((b) => dice.map((c) => a + b + c))).filter((total) => totals.includes(total)).length;
const small = throwsOf(5, 6, 7);
const large = throwsOf(14, 15, 16);
const aces = throwsOf(3);

/** Eight decks: how often each hand wins (Wizard of Odds). */
const baccarat = { banker: 0.4585974, player: 0.4462466, tie: 0.095156 };

const edges: Record<string, number> = {
  'Roleta, um zero': 1 / 37,
  'Roleta, la partage': 0.5 / 37,
  'Roleta, um zero, la partage': 0.5 / 37,
  'Banca francesa': (small + aces - large) / (small + large + aces),
  Blackjack: 0.005,
  'Bacará, banca': baccarat.player - 0.95 * baccarat.banker,
  'Bacará, jogador': baccarat.banker - baccarat.player,
  'Bacará, empate': 1 - 9 * baccarat.tie,
  Máquina: 0.04,
};
const edgeOf = (game = '') => {
  const name = Object.keys(edges)
    .filter((start) => game.startsWith(start))
    .toSorted((a, b) => b.length - a.length)[0];
  return name === undefined ? expect.fail(`the edge of «${game}» is not in this test`) : (edges[name] ?? 0);
};

it('banca francesa: 31 ways to win, 32 to lose', () => {
  expect([small, large, aces]).toEqual([31, 31, 1]);
  expect(percent(edgeOf('Banca francesa'))).toBe(1.59);
});

it('the table of rounds has each game’s edge, and what it takes of 100€', () => {
  for (const row of tablesOf('cassinos-ao-vivo-vale-a-pena')[0] ?? []) {
    expect(numberIn(row['Vantagem da casa']), row['Jogo e aposta']).toBe(percent(edgeOf(row['Jogo e aposta'])));
    expect(numberIn(row['Em 100€ apostados']), row['Jogo e aposta']).toBe(numberIn(row['Vantagem da casa']));
  }
});

it('the table of hours is stake × rounds × edge', () => {
  for (const row of tablesOf('cassinos-ao-vivo-vale-a-pena')[1] ?? []) {
    const [stake, rounds] = (row['Aposta e ritmo'] ?? '').split('×').map(numberIn);
    expect(numberIn(row.Apostado), row.Jogo).toBe((stake ?? 0) * (rounds ?? 0));
    // From the edge as it is, or as the table above gives it.
    const costs = [edgeOf(row.Jogo), percent(edgeOf(row.Jogo)) / 100].map((edge) => cents(numberIn(row.Apostado) * edge));
    expect(costs, row.Jogo).toContain(numberIn(row['Custo médio']));
  }
});

it('the tables of a bonus: so much a day, so much lost', () => {
  const [days, losses] = tablesOf('dicas-aproveitar-bonus');
  for (const { 'Total a apostar': total, ...columns } of days ?? [])
    for (const [column, cell] of Object.entries<string>(columns)) expect(numberIn(cell), `${total}, ${column}`).toBe(cents(numberIn(total) / numberIn(column)));
  for (const row of losses ?? []) expect(numberIn(row['Perda teórica'])).toBe(cents(numberIn(row.Apostas) * share(row['Vantagem da casa'])));
});

it('forty rounds on red: how many hours of a hundred end ahead, even and behind', () => {
  const chance = Array.from({ length: 41 }, (_, wins) => choose(40, wins) * (18 / 37) ** wins * (19 / 37) ** (40 - wins));
  const hours = (from: number, to: number) => Math.round(100 * chance.slice(from, to + 1).reduce((sum, one) => sum + one, 0));
  const text = textOf(bodyOf('cassinos-ao-vivo-vale-a-pena')).replaceAll('\u00a0', ' ');
  expect(text).toContain(`cerca de ${hours(21, 40)} acabam a ganhar, ${hours(20, 20)} empatadas e ${hours(0, 19)} a perder`);
  // 14 wins and 26 losses: 12 stakes of 5€.
  expect(hours(0, 14)).toBe(6);
});

it('six reds in a row, and the people of the national survey', () => {
  expect(cents((19 / 37) ** 6 * 100)).toBe(1.83);
  expect(Math.round((37 / 19) ** 6)).toBe(55);
  const [rows = []] = tablesOf('jogo-responsavel-importancia');
  for (const year of ['2012', '2016/17', '2022'])
    expect(numberIn(rows[2]?.[year])).toBe(Math.round(10 * (numberIn(rows[0]?.[year]) + numberIn(rows[1]?.[year]))));
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
