import { expect, it } from 'vitest';
import { siteOf } from './fixture-site';
import { checkValidHtml } from './valid-html';

const page = (body: string) =>
  `<!doctype html><html lang="pt-PT"><head><meta charSet="utf-8"/><title>A</title><script type="module" async="" src="/a.js" integrity="sha256-a"></script></head><body>${body}</body></html>`;
const faults = async (body: string) => (await checkValidHtml(siteOf({ 'index.html': page(body) }))).map(({ what }) => what);

it('valid HTML, written as React does, is no problem', async () => {
  expect(await faults('<main><ul role="list"><li>A</li></ul><label><input type="checkbox" autoComplete="off"/>A</label></main>')).toEqual([]);
});

it.each([
  ['<p><div>A</div></p>', 'close-order'],
  ['<ul><p>A</p></ul>', 'element-permitted-content'],
  ['<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
  ['<img src="/a.png"/>', 'wcag/h37'],
  ['<label><input type="email" autocomplete="mail"/>A</label>', 'valid-autocomplete'],
])('%s breaks %s', async (body, rule) => {
  expect(await faults(body)).toContainEqual(expect.stringContaining(`(${rule})`));
});
