import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallSite } from './small-site';
import { checkWeights, weigh } from './weights';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body><p></p></body></html>`;
const light = page('<script type="module" src="/a.js"></script><link rel="preload" as="font" href="/f.woff2"><style>@font-face{src:url(/f.woff2)}</style>');
const files = {
  'a.js': 'import("./react.js")',
  'f.woff2': 'f',
  'react.js': 'Symbol.for("react.transitional.element")',
};
const faults = (html: string, more: Record<string, string | Uint8Array> = {}) =>
  checkWeights(smallSite({ ...files, 'index.html': html, ...more })).map(({ what }) => what);

describe('before any interaction', () => {
  it('a light page has no problem', () => expect(faults(light)).toEqual([]));

  it('the first flight carries the words of the first screen, whatever follows them', () => {
    const noise = randomBytes(8_000).toString('hex');
    const words = 'palavra '.repeat(400);
    const judged = (before: string, after: string) => {
      const html = light.replace('<p></p>', `${before}<main>${words}</main>${after}`);
      return checkWeights(smallSite({ ...files, 'index.html': html, 'index.html.br': brotliCompressSync(html) })).map(({ what }) => what);
    };
    expect(judged('', noise)).toEqual([]);
    expect(judged(noise, '')).toEqual([]);
    expect(judged(noise + randomBytes(7_000).toString('hex'), '')).toEqual([
      'the words of the first screen are not within the first 14600 bytes, headers included.',
    ]);
  });

  it('bytes are those of the brotli file', () => {
    const compressed = brotliCompressSync(light);
    const site = smallSite({ ...files, 'index.html': light, 'index.html.br': compressed, 'a.js.br': 'abc' });
    expect(weigh(site.pages[0] as never, site)).toMatchObject({ html: compressed.length, script: 3 });
  });

  it('18 KB of HTML are the most', () => {
    const noise = (bytes: number) => brotliCompressSync(randomBytes(bytes));
    expect(faults(light, { 'index.html.br': noise(18_400) })).toEqual([]);
    expect(faults(light, { 'index.html.br': noise(18_500) })).toEqual([expect.stringContaining('and the limit is 18432.')]);
  });

  it('what a script imports by itself counts, and React is not allowed in it', () => {
    expect(faults(light, { 'a.js': 'import{b as c}from"./react.js";' })).toEqual(['React is loaded before anyone touches the page.']);
    expect(faults(light, { 'a.js': 'a'.repeat(1_537) })).toEqual(['JavaScript in bytes, before any interaction: 1537, and the limit is 1536.']);
  });

  it('one font of 20 KB is the most', () => {
    expect(faults(light, { 'f.woff2': 'a'.repeat(20_481) })).toEqual(['fonts in bytes: 20481, and the limit is 20480.']);
    expect(faults(light.replace('</style>', '@font-face{src:url(/g.woff2)}</style>'), { 'g.woff2': '' })).toContain('font files: 2, and the limit is 1.');
  });
});
