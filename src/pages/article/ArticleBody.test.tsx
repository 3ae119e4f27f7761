import { expect, it } from 'vitest';
import { parseMarkdown, textOf } from '../../markdown';
import { partsOf } from './ArticleBody';

it('a text is cut where it asks for something drawn, where it shows a picture, before each section, and nowhere else', () => {
  const nodes = parseMarkdown(
    'Antes.\n\nAinda antes, ::calculadora.\n\n::calculadora\n\n::exemplo-inventado\n\nAntes.\n\n![a](a.jpg)\n\n## Depois\n\n### Ainda\n\n![b](b.jpg)',
  );
  expect(partsOf(nodes).map((part) => (Array.isArray(part) ? textOf(part).trim() : part))).toEqual([
    'Antes.Ainda antes, ::calculadora.',
    'calculadora',
    'exemplo-inventado',
    'Antes.',
    0,
    'DepoisAinda',
    1,
  ]);
});
