import { expect, it } from 'vitest';
import { headingsOf, linksOf, parseMarkdown, textOf } from './markdown';

it('headings have an address without accents, and the words that a reader sees', () => {
  expect(headingsOf(parseMarkdown('## As **contas**, já\n\nTexto.\n\n### Por dia\n'))).toEqual([
    { id: 'as-contas-ja', level: 2, text: 'As contas, já' },
    { id: 'por-dia', level: 3, text: 'Por dia' },
  ]);
});

it('links are found wherever they stand, as they are written', () => {
  const text = '[a](/a) **[b](/b)**\n\n- [c](#c)\n\n> [d](https://d.example)\n\n| x |\n| - |\n| [e](/e) |\n';
  expect(linksOf(parseMarkdown(text))).toEqual(['/a', '/b', '#c', 'https://d.example', '/e']);
});

it('a dangerous link has no target', () => {
  expect(linksOf(parseMarkdown('[a](javascript:alert(1))'))).toEqual([null]);
});

it('HTML stays text', () => {
  const nodes = parseMarkdown('Antes <b onclick="a()">b</b> <script>alert(1)</script>');
  expect(textOf(nodes)).toContain('<script>alert(1)</script>');
});

it('an address that is not marked as a link is none', () => {
  expect(linksOf(parseMarkdown('Veja https://casino.example/.'))).toEqual([]);
});
