import { expect, it } from 'vitest';
import { type MarkdownNode, parseMarkdown, textOf } from '../../markdown';
import { splitAfterSection } from './split-after-section';

const nodes = parseMarkdown('Antes.\n\n## Contas\n\nUma.\n\n### Dias\n\nDuas.\n\n## Depois\n\nTrês.');
const words = (part: MarkdownNode[]) => textOf(part).replace(/\s+/g, ' ').trim();

it('the section and its subsections stay in the first part', () => {
  const [before, after] = splitAfterSection(nodes, 'contas');
  expect(words(before)).toContain('Duas.');
  expect(words(after)).toMatch(/^Depois.*Três\.$/);
  expect([...before, ...after]).toEqual(nodes);
});

it.each(['depois', 'outra'])('after the last section, or without the section, nothing is left: %s', (id) => {
  expect(splitAfterSection(nodes, id)).toEqual([nodes, []]);
});
