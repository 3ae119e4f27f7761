import { expect, it } from 'vitest';
import { readingsOfSources } from './reading-of-source';

const lines = (code: string, file = 'src/islands/A.tsx') => readingsOfSources(new Map([[file, code]])).flatMap(({ text }) => text.split('\n'));

it('a component is read between its tags and values, what shows only in one case too', () => {
  expect(lines('const A = () => <p>\n  <strong>{x}</strong> em apostas,\n  ou {y}&nbsp;por dia.\n</p>;')).toEqual(['em apostas, ou', 'por dia.']);
  expect(lines(`const A = () => <p>{done && <span>Obrigado.</span>}{more ? 'mais do que antes' : \`menos que \${x} do que antes\`}</p>;`)).toEqual([
    'Obrigado.',
    'mais do que antes',
    'menos que',
    'do que antes',
  ]);
});

it('labels are read, even of one word; class names, code and errors for programmers are not', () => {
  expect(lines('const A = () => <nav aria-label="Páginas" className="wide open" rel="next prev">{list}</nav>;')).toEqual(['Páginas']);
  const code =
    "import a from 'some words';\nconst fields = [{ label: 'Prazo', name: 'days' }];\nif (a) throw new Error('no such day');\nf('a[href] button', '0 0 100 24');";
  expect(lines(code)).toEqual(['Prazo']);
});

it('drawings, schemas and files of other folders speak to no reader of the site', () => {
  for (const file of ['src/art/A.tsx', 'src/model/a.ts', 'renderer/a.ts']) expect(lines("const a = 'duas palavras';", file)).toEqual([]);
});
