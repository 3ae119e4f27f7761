import { expect, it } from 'vitest';
import { withDrawings } from './styles';

const urls = new Map([['river', '/river.svg']]);

it('a rule that shows a drawing is told its address', () => {
  expect(withDrawings('.sky{color:red}.quay::before,.wall{background:var(--drawing-river) 0 0}', urls)).toBe(
    '.sky{color:red}html:not([data-drawings]) .quay::before,html:not([data-drawings]) .wall{--drawing-river:url(/river.svg)}' +
      '.quay::before,.wall{background:var(--drawing-river,none) 0 0}',
  );
});

it('what may be the largest thing on a screen is told sooner', () => {
  expect(withDrawings('.sky{color:red}.quay{background:var(--picture-river) 0 0}', urls)).toBe(
    '.sky{color:red}html:not([data-drawings=""]) .quay{--drawing-river:url(/river.svg)}.quay{background:var(--drawing-river,none) 0 0}',
  );
});

it('a property that is nothing but a drawing is told its address itself', () => {
  expect(withDrawings('.sky{color:red}.quay{--sheet:var(--drawing-river);color:red}', urls)).toBe(
    '.sky{color:red}html:not([data-drawings]) .quay{--sheet:url(/river.svg)}.quay{--sheet:none;color:red}',
  );
});

it('a drawing that does not exist is an error with its name', () => {
  expect(() => withDrawings('.sky{background:var(--drawing-moon)}', urls)).toThrow('.sky shows --drawing-moon');
});
