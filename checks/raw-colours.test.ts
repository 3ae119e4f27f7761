import { expect, it } from 'vitest';
import { checkRawColours } from './raw-colours';

const faults = (file: string, text: string) => checkRawColours(new Map([[file, text]])).map(({ what }) => what);

it.each([
  ['src/a.css', '.tan { color: var(--ink); background: url(/red.svg) transparent; border: 1px solid currentColor; grid-area: gold-leaf; }'],
  ['src/a.css', '/* white */ .a { content: "red"; }'],
  ['src/A.tsx', '<path fill="var(--white)" stroke="url(#red)" /> // white'],
  ['src/A.tsx', '<p>white</p>'],
  ['src/styles/tokens.css', ':root { --white: #ffffff; }'],
])('%s with «%s» has no colour of its own', (file, text) => {
  expect(faults(file, text)).toEqual([]);
});

it.each([
  ['src/a.css', '.a { color: #fff; }'],
  ['src/a.css', '.a { box-shadow: 0 0 1px rgb(0 0 0 / 0.5); }'],
  ['src/a.css', '.a { background: hsl(0deg 0% 0%); }'],
  ['src/a.css', '.a { border: 1px solid red; }'],
  ['src/A.tsx', '<path fill="#abc" />'],
  ['src/A.tsx', '<path stroke="white" />'],
])('%s with «%s» has one', (file, text) => {
  expect(faults(file, text)).toHaveLength(1);
});
