import { expect, it } from 'vitest';
import { parseMarkdown, textOf } from '../../markdown';
import { partsOf } from './ArticleBody';

it('a text is cut where it asks for something drawn and before each section, and nowhere else', () => {
  const nodes = parseMarkdown('Antes.\n\nAinda antes, ::calculadora.\n\n::calculadora\n\n::exemplo-inventado\n\nAntes.\n\n## Depois\n\n### Ainda');
  expect(partsOf(nodes).map((part) => (typeof part === 'string' ? part : textOf(part).trim()))).toEqual([
    'Antes.Ainda antes, ::calculadora.',
    'calculadora',
    'exemplo-inventado',
    'Antes.',
    'DepoisAinda',
  ]);
});
