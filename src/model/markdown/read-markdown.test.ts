import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown';

const faults = (text: string, tables = true) => readMarkdown(text, { tables }).faults.map(({ what }) => what);

it.each([
  '## Um\n\n### Dois\n\n#### Três\n\n## Quatro\n\n- a\n  - b\n    - c\n\n> d\n\n| a | b |\n| - | -: |\n| 1 | 2 |',
  'var(--drawing-city) e {} ; </style>',
  'uma família 👨‍👩‍👧, um beijo 👩‍❤️‍👨 e um astronauta 🧑🏽‍🚀',
  `${'[a](/b) '.repeat(900)}`,
])('%j may be drawn', (text) => expect(faults(text)).toEqual([]));

it.each([
  ['# Um', 'título de primeiro nível'],
  ['Um\n===', 'título de primeiro nível'],
  ['- # Um', 'título de primeiro nível'],
  ['## 🎄', 'título sem letras'],
  ['### Um', 'desce mais do que um nível'],
  ['### Um (dobra)\n\n## Dois', '«Um (dobra)» desce mais do que um nível'],
  ['## Um\n\n#### Dois', 'desce mais do que um nível'],
  ['[ ](/regras)', 'não tem palavras'],
  ['a[^1]\n\n[^1]: [b](http://c.pt)', 'nota de rodapé'],
  ['![a](http://b.pt/c.png)', 'imagem'],
  ['[![a](//b.pt/c.png)](/d)', 'imagem'],
  ['![a][b]\n\n[b]: https://c.pt/d.png', 'imagem'],
  ['- [ ] a', 'lista com caixas'],
  ['---\na: b\n---\nc', 'entre linhas com «---»'],
  ['&#1;', 'U+0001'],
  ['**&#xE000;**', 'U+E000'],
  ['`\u202e`', 'U+202E'],
  ['um\u00adhífen opcional', 'U+00AD'],
  ['\u3164', 'U+3164'],
  ['\u2800', 'U+2800'],
])('%j is refused', (text, what) => expect(faults(text)[0]).toContain(what));

it.each(['- ::mil-janelas', '> ::calculadora', '| ::calculadora | b |\n| - | - |\n| 1 | 2 |', 'a **::hora-de-passos** b', '## ::calculadora'])(
  '%j would be printed, and is refused',
  (text) => expect(readMarkdown(text, { tables: true, pictures: true }).faults.map(({ what }) => what)).toEqual([expect.stringContaining('no meio de outro')]),
);

it('a block in a paragraph of its own is drawn in an article, and nowhere else', () => {
  expect(readMarkdown('::mil-janelas', { tables: true, pictures: true }).faults).toEqual([]);
  expect(faults('::mil-janelas')).toEqual([expect.stringContaining('fora de um artigo')]);
});

it('a table is refused where the page has no frame for it', () => {
  const table = '| a |\n| - |\n| 1 |';
  expect(faults(table, false)).toEqual(['há uma tabela.']);
  expect(faults(`> ${table.replaceAll('\n', '\n> ')}`, false)).toEqual(['há uma tabela.']);
});

describe('a picture', () => {
  const faultsOfArticle = (text: string) => readMarkdown(text, { tables: true, pictures: true }).faults.map(({ what }) => what);

  it.each(['![O elétrico 28](electrico-28.jpg)', 'Antes.\n\n![O elétrico 28](electrico-28.jpg "Lisboa, dezembro")\n\nDepois.'])(
    '%j may be drawn in an article',
    (text) => expect(faultsOfArticle(text)).toEqual([]),
  );

  it.each([
    ['![](a.jpg)', 'não diz o que nela se vê'],
    [`![${'a'.repeat(251)}](a.jpg)`, '251 caracteres'],
    ['![a](https://b.pt/c.jpg)', 'não é o nome de um ficheiro'],
    ['![a](//b.pt/c.jpg)', 'não é o nome de um ficheiro'],
    ['![a](../site.yaml)', 'não é o nome de um ficheiro'],
    ['![a](data:image/png;base64,AA)', 'não é o nome de um ficheiro'],
    ['![a][b]\n\n[b]: https://c.pt/d.png', 'não é o nome de um ficheiro'],
    ['![a&#x202e;](a.jpg)', 'U+202E'],
    ['Antes ![a](a.jpg) e depois.', 'no meio de outro texto'],
    ['- ![a](a.jpg)', 'no meio de outro texto'],
    ['[![a](a.jpg)](/regras)', 'no meio de outro texto'],
    ['| a |\n| - |\n| ![a](a.jpg) |', 'no meio de outro texto'],
  ])('%j is refused even there', (text, what) => expect(faultsOfArticle(text)).toEqual([expect.stringContaining(what)]));
});

describe('what would take the parser minutes is refused before it is parsed', () => {
  it.each([
    ['a long text', 'a '.repeat(30_001), '60002 caracteres'],
    ['brackets', '['.repeat(50_000), 'parênteses retos'],
    ['links in links', '[a](<'.repeat(10_000), 'parênteses retos'],
    ['lists in lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'), 'a linha 13 do texto está numa lista'],
    ['lists in one line', `${'- '.repeat(2000)}a`, 'a linha 1 do texto está numa lista'],
    ['quotations in quotations', `a\n\n${'> '.repeat(2000)}a`, 'a linha 3 do texto está numa lista'],
  ])('%s', (_, text, what) => {
    expect(faults(text)).toEqual([expect.stringContaining(what)]);
  });
});
