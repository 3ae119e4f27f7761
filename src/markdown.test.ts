import { expect, it } from 'vitest';
import { blockOf, foldOf, headingsOf, linksOf, parseMarkdown, textOf } from './markdown';

it('headings have an address without accents, and the words that a reader sees', () => {
  expect(headingsOf(parseMarkdown('## As **contas**, já\n\nTexto.\n\n### Por dia\n'))).toEqual([
    { id: 'as-contas-ja', level: 2, text: 'As contas, já' },
    { id: 'por-dia', level: 3, text: 'Por dia' },
  ]);
  expect(headingsOf(parseMarkdown('## Às 21h40, o\u00a0imposto'))[0]?.id).toBe('as-21h40-o-imposto');
});

it('a subtitle that ends with «(dobra)» is folded, and neither its address nor its words say so', () => {
  const nodes = parseMarkdown('### Um exemplo (dobra)\n\n### (dobra) Um\n\n## Uma secção (dobra)\n');
  expect(nodes.map(foldOf)).toEqual([{ id: 'um-exemplo', level: 3, text: 'Um exemplo' }, undefined, undefined]);
});

it.each([
  ['::calculadora', { name: 'calculadora', caption: '' }],
  ['::mil-janelas\n**Mil** janelas,\numa por pessoa.', { name: 'mil-janelas', caption: 'Mil janelas,\numa por pessoa.' }],
  ['::calculadora e mais', undefined],
  ['Veja ::calculadora', undefined],
])('%j asks for %j', (text, asked) => {
  const [block] = parseMarkdown(text).map(blockOf);
  expect(block && { name: block.name, caption: textOf(block.caption) }).toEqual(asked);
});

it('links are found wherever they stand, as they are written', () => {
  const text = '[a](/a) **[b](/b)**\n\n- [c](#c)\n\n> [d](https://d.example)\n\n| x |\n| - |\n| [e](/e) |\n';
  expect(linksOf(parseMarkdown(text))).toEqual(['/a', '/b', '#c', 'https://d.example', '/e']);
});

it.each([
  ['[a](javascript:alert(1))', 'javascript:alert(1)'],
  ['<http://a.pt>', 'http://a.pt'],
  ['[a][b]\n\n[b]: data:text/html,c', 'data:text/html,c'],
  ['[never asked for]: http://a.pt', 'http://a.pt'],
])('checks see the address in %j', (text, address) => expect(linksOf(parseMarkdown(text))).toContain(address));

it('HTML stays text', () => {
  const nodes = parseMarkdown('Antes <b onclick="a()">b</b> <script>alert(1)</script>');
  expect(textOf(nodes)).toContain('<script>alert(1)</script>');
});

it('an address that is not marked as a link is none', () => {
  expect(linksOf(parseMarkdown('Veja https://casino.example/.'))).toEqual([]);
});
