import { expect, it } from 'vitest';
import { cspHash } from '../renderer/hash';
import { siteOf } from './fixture-site';
import { checkInlineCode } from './inline-code';

const page =
  '<html><head><script>a()</script><style>p{}</style><script type="application/ld+json">{}</script><script src="/a.js"></script></head><body><p class="a">A</p></body></html>';
const inlineHashes = { scripts: [cspHash('a()'), cspHash('b()')], styles: [cspHash('p{}')] };
const faults = (pages: Record<string, string>, hashes = inlineHashes) => checkInlineCode(siteOf(pages, {}, { inlineHashes: hashes })).map(({ what }) => what);

it('known scripts and styles, the same on each page, are no problem', () => {
  expect(faults({ 'a.html': page, 'b.html': page })).toEqual([]);
});

it('a script or a style without its hash is a problem', () => {
  expect(faults({ 'a.html': page.replace('a()', 'c()') })).toEqual(['an inline script is not in build/inline-hashes.json.']);
  expect(faults({ 'a.html': page.replace('p{}', 'q{}') })).toEqual(['an inline <style> is not in build/inline-hashes.json.']);
});

it('a page with another script than the rest is a problem', () => {
  expect(faults({ 'a.html': page, 'b.html': page.replace('a()', 'b()') })).toEqual(['its inline scripts are not those of the other pages.']);
});

it.each(['style="color:red"', 'onclick="a()"', 'ONLOAD="a()"'])('the attribute %s is a problem', (attribute) => {
  expect(faults({ 'a.html': page.replace('class="a"', attribute) })).toEqual([expect.stringContaining('stands in the page')]);
});

it('a policy longer than 2,000 characters is a problem', () => {
  const styles = [...inlineHashes.styles, ...Array.from({ length: 35 }, (_, index) => cspHash(String(index)))];
  expect(faults({ 'a.html': page }, { ...inlineHashes, styles })).toEqual([expect.stringContaining('some hosts take 2000')]);
});
