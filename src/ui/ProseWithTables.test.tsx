import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProseWithTables } from './ProseWithTables';

const table = (heading: string, ...cells: string[]) =>
  renderToStaticMarkup(
    <ProseWithTables>{[`| Jogo | ${heading} |`, '| --- | ---: |', ...cells.map((cell, row) => `| ${row} | ${cell} |`)].join('\n')}</ProseWithTables>,
  );

it('a column headed «(barras)» is drawn to one scale, the longest across the whole cell; its heading does not say so', () => {
  const html = table('Custo médio (barras)', '5,41€', '1.037,84€', '24%');
  expect(html).not.toContain('(barras)');
  expect([...html.matchAll(/<path d="M0 .5H([\d.]+)/g)].map(([, length]) => length)).toEqual(['0.5', '100', '2.3']);
  expect(html).toContain('aria-label="Tabela: Jogo, Custo médio"');
});

it('a column headed «(barras de 100€)» has bars in pieces of that much', () => {
  const html = table('Perda (barras de 100€)', '500,00€', '87,50€');
  expect(html).not.toContain('barras');
  expect([...html.matchAll(/stroke-dasharray="([^"]+)" d="M0 .5H([\d.]+)/g)].map(([, ...drawn]) => drawn)).toEqual([
    ['19.4 .6', '100'],
    ['19.4 .6', '17.5'],
  ]);
});

it('any other column is left alone', () => expect(table('Custo médio', '5,41€')).not.toContain('<svg'));

it('a cell without a number is named', () => {
  expect(() => table('Custo (barras)', '4%', 'não se sabe')).toThrow('«não se sabe» não tem número');
});
