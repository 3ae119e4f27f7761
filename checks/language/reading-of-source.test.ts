import { expect, it } from 'vitest';
import { readingsOfSources } from './reading-of-source';

const lines = (code: string, file = 'src/islands/A.tsx') =>
  readingsOfSources(new Map([[file, code]]))
    .flatMap(({ text }) => text.split('\n'))
    .filter(Boolean);

it('a component is read sentence by sentence, with 0 for what is only known later', () => {
  expect(lines('const A = () => <p>\n  <strong>{x}</strong> em apostas, ou {y}&nbsp;por dia.\n</p>;')).toEqual(['0 em apostas, ou 0\u00a0por dia.']);
});

it('what shows only in one case is read too', () => {
  expect(lines(`const A = () => <p>{done && <span>Obrigado por tudo.</span>}{more ? 'mais do que antes' : \`menos \${x} do que antes\`}</p>;`)).toEqual([
    'Obrigado por tudo.',
    'mais do que antes',
    'menos 0 do que antes',
  ]);
});

it('labels are read, even of one word; class names, code and errors for programmers are not', () => {
  expect(lines('const A = () => <nav aria-label="Páginas" className="wide open" rel="next prev">{list}</nav>;')).toEqual(['Páginas']);
  expect(
    lines(
      "import a from 'some words';\nconst fields = [{ label: 'Prazo', name: 'days' }];\nif (a) throw new Error('no such day');\nf('a[href] button', '0 0 100 24');",
    ),
  ).toEqual(['Prazo']);
});

it('drawings, schemas and files of other folders speak to no reader of the site', () => {
  for (const file of ['src/art/A.tsx', 'src/model/a.ts', 'renderer/a.ts']) expect(lines("const a = 'duas palavras';", file)).toEqual([]);
});
