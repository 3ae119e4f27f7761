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

it('any other column is left alone', () => {
  const html = table('Custo médio');
  expect(html).not.toContain('<svg');
});
