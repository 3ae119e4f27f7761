import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProseWithTables } from './ProseWithTables';

const table = (heading: string) =>
  renderToStaticMarkup(<ProseWithTables>{`| Jogo | ${heading} |\n| --- | ---: |\n| Roleta | 5,41€ |\n| Empate | 43,08€ |`}</ProseWithTables>);

it('a column headed «(barras)» is drawn; its heading does not say so', () => {
  const html = table('Custo médio (barras)');
  expect(html).not.toContain('(barras)');
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Tabela: Jogo, Custo médio"');
});

it.each([
  ['| a | 1.166,67€ | 15,2% |', false],
  ['| a | 1.166,67€ ao todo | 15,2% |', true],
  ['| a | 1 | 2 | 3 |', true],
])('on a phone the row %j stacks: %s', (row, stacks) => {
  const cells = row.split('|').slice(2, -1);
  const head = `| b | ${cells.map((_, index) => `c${index}`).join(' | ')} | d |`;
  const html = renderToStaticMarkup(<ProseWithTables>{`${head}\n|---|${'--:|'.repeat(cells.length + 1)}\n${row} 9 |`}</ProseWithTables>);
  expect(html.includes('stacks')).toBe(stacks);
});

it('any other column is left alone, and every cell knows its heading', () => {
  const html = table('Custo médio');
  expect(html).not.toContain('<svg');
  expect(html.match(/data-label="Custo médio"/g)).toHaveLength(2);
});
