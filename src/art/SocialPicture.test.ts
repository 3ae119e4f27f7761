import { expect, it } from 'vitest';
import { wrapTitle } from './SocialPicture';

it.each([
  ['Artigos e guias', ['Artigos e guias']],
  ['Regras da promoção de Natal', ['Regras da', 'promoção de Natal']],
  ['Como escolher um casino online: a licença primeiro', ['Como escolher um', 'casino online: a', 'licença primeiro']],
  ['', ['']],
])('«%s» becomes %j', (title, lines) => {
  expect(wrapTitle(title, 20)).toEqual(lines);
});

it('no line is longer than it may be, no word is lost', () => {
  const title = 'Casinos ao vivo: valem a pena? As contas e o ritmo';
  for (let longest = 8; longest < 60; longest += 1) {
    const lines = wrapTitle(title, longest);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(longest);
    expect(lines.join(' ')).toBe(title);
  }
});

it('a word that is too long has a line to itself', () => {
  expect(wrapTitle('a inconstitucionalmente b', 10)).toEqual(['a', 'inconstitucionalmente', 'b']);
});
