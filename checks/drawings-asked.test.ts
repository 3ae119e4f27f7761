import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { drawingsAsked } from './drawings-asked';

const page = parse('<div role="dialog" class="gate"></div><div class="site"><p class="a"></p><img src="/photo.png"></div>');
const root = ':root{--city-wide:url(/city-wide-1a.svg);--city-narrow:url(/city-narrow-2b.svg);--tile:url(/tile-3c.svg);--dot:url("data:image/svg+xml,a")}';
const asked = (css: string) => [...drawingsAsked(page, root + css)];

it('what no element of the page shows is not asked for', () => {
  expect(asked('.b{background:var(--tile)}')).toEqual(['/photo.png']);
});

it('the wide and the narrow form of a drawing are one request', () => {
  expect(asked('.a{background:var(--city-narrow)}@media (min-width:44rem){.a:before{background:var(--city-wide)}}')).toEqual(['/city.svg', '/photo.png']);
});

it('the gate’s drawings and the site’s are never asked for together', () => {
  expect(asked('.gate{--city:var(--city-wide)}')).toEqual(['/photo.png']);
  expect(asked('.gate{background:var(--city-wide),url(/x.svg)}')).toEqual(['/city.svg', '/x.svg']);
});

it('a drawing that stands in the CSS costs no request', () => {
  expect(asked('.a{background:var(--dot)}')).toEqual(['/photo.png']);
});
