import { expect, it } from 'vitest';
import { parseMarkdown, textOf } from '../../markdown';
import { partsOf } from './ArticleBody';

it('a text is cut where it asks for something drawn, and nowhere else', () => {
  const nodes = parseMarkdown('Antes.\n\nAinda antes, ::calculadora.\n\n::calculadora\n\n::exemplo-inventado\n\n## Depois');
  expect(partsOf(nodes).map((part) => (typeof part === 'string' ? part : textOf(part).trim()))).toEqual([
    'Antes.Ainda antes, ::calculadora.',
    'calculadora',
    'exemplo-inventado',
    'Depois',
  ]);
});
