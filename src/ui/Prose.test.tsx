import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown';
import { Prose } from './Prose';

it.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,b)',
  '[a](vbscript:b)',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1))',
  '[a][b]\n\n[b]: javascript:alert(1)',
])('an address that would run code is not drawn: %s', (text) => {
  expect(renderToStaticMarkup(<Prose>{text}</Prose>)).not.toMatch(/(?:href|src)="(?!")/);
});

it('drawing changes no node: a parsed article can be drawn twice', () => {
  const nodes = parseMarkdown('## Um\n\n[a](/a) **b** [c][d]\n\n- e\n\n[d]: /d\n');
  const before = structuredClone(nodes);
  const first = renderToStaticMarkup(<Prose>{nodes}</Prose>);
  expect(renderToStaticMarkup(<Prose>{nodes}</Prose>)).toBe(first);
  expect(nodes).toEqual(before);
});
