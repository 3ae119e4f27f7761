import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseMarkdown, textOf } from '../../markdown';
import { ArticleBody, partsOf } from './ArticleBody';
import * as passages from './Passages';

const outline = (parts: ReturnType<typeof partsOf>): unknown[] =>
  parts.map((part) => (Array.isArray(part) ? textOf(part).trim() : 'parts' in part ? { [part.heading.id]: outline(part.parts) } : `${part.of} ${part.index}`));

it('a text is cut at its drawings, its pictures and its sections', () => {
  const nodes = parseMarkdown(
    'Antes.\n\nAinda antes, ::calculadora.\n\n::calculadora\n\n::mil-janelas\n**Uma** legenda.\n\nAntes.\n\n![a](a.jpg)\n\n## Depois\n\n### Ainda\n\n![b](b.jpg)',
  );
  expect(outline(partsOf(nodes))).toEqual(['Antes.Ainda antes, ::calculadora.', 'blocks 0', 'blocks 1', 'Antes.', 'pictures 0', 'DepoisAinda', 'pictures 1']);
});

it('what is folded ends at the next heading, and what it shows is counted with the rest', () => {
  const nodes = parseMarkdown(
    '::a\n\n### Um exemplo (dobra)\n\nUm.\n\n::b\n\n### Outro (dobra)\n\nDois.\n\n### Fora\n\nTrês.\n\n### Último (dobra)\n\n## Fim\n\n::c',
  );
  expect(outline(partsOf(nodes))).toEqual([
    'blocks 0',
    { 'um-exemplo': ['Um.', 'blocks 1'] },
    { outro: ['Dois.'] },
    'ForaTrês.',
    { ultimo: [] },
    'Fim',
    'blocks 2',
  ]);
});

it('round the number of a part that begins at a minute stands what is gone of its hour, and what it takes of it', () => {
  const nodes = parseMarkdown('## Antes\n\nZero.\n\n## Às 21h05, a primeira\n\nUm.\n\n::a\n\nAinda.\n\n## Às 21h25, a última\n\nDois.');
  const html = renderToStaticMarkup(<ArticleBody nodes={nodes} blocks={[null]} pictures={[]} passages={passages} />);
  const arcs = html.split('<h2').map((part) => [...part.matchAll(/stroke-dasharray="(.*?)"/g)].map(([, minutes]) => minutes));
  expect(arcs).toEqual([[], ['5 60', '0 5 20 60'], ['25 60', '0 25 35 60'], []]);
});
