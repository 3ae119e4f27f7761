import { expect, it } from 'vitest';
import { judge } from './rule';
import { remarked } from './rulebook';
import { textsOf } from './texts';

const found = (value: object, file = 'articles/a.md') =>
  judge(remarked, { texts: textsOf(file, value, []), misspellings: () => new Map() }).map(({ rule, field, what }) => `${rule} ${field} ${what}`);

it.each([
  ['| Folha | Dobras |', '«| Folha | Dobras |»: uma linha que começa por «|»'],
  ['Um **negrito e mais.', '«**negrito e mais.»: dois asteriscos'],
  ['Um ** negrito ** e mais.', ' dois asteriscos'],
  ['##Título\n\nTexto.', '«##Título»: um título sem espaço'],
  ['-um\n-dois', '«-um»: um hífen sem espaço'],
  ['• um\n• dois', '«• um»: um sinal de lista'],
  ['| A | B |\n|---|---|\n| 1 |', '«| 1 |»: uma linha de tabela com 1 coluna, e o título tem 2'],
  ['| A | B |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |', '«| 1 | 2 | 3 |»: uma linha de tabela com 3 colunas, e o título tem 2'],
])('what is left over in a text is remarked on, with its field: %j', (text, what) => {
  expect(found({ body: `## Título\n\n${text}` })[0]).toMatch(/^debris body /);
  expect(found({ body: `## Título\n\n${text}` })[0]).toContain(what);
});

it.each(['- um\n- dois', '**Negrito** e *itálico*.', '| A | B |\n|---|---|\n| 1 | |', '### Título', 'Desceu -5 graus.', 'O preço é #1.'])(
  'what is right is not: %j',
  (text) => {
    expect(found({ body: `## Título\n\n${text}` }).filter((one) => one.startsWith('debris'))).toEqual([]);
  },
);

it('an article has a heading; a page and an empty draft need none', () => {
  expect(found({ body: 'Texto.' })).toEqual(['debris body o artigo não tem nenhum título.']);
  expect(found({ body: '' })).toEqual([]);
  expect(found({ lead: 'Texto.' }, 'about.yaml')).toEqual([]);
});
