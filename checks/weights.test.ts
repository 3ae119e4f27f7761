import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { smallSite } from './small-site';
import { largePages, weights } from './weights';

const light = '<!doctype html><html><head><script type="module">import("/a.js")</script></head><body><p></p></body></html>';
const faults = (html: string, more: Record<string, string | Uint8Array> = {}) =>
  weights(smallSite({ 'f.woff2': 'f', 'index.html': html, ...more })).map(({ what }) => what);
const noise = (bytes: number) => brotliCompressSync(randomBytes(bytes));

it('a light page has no problem', () => expect(faults(light)).toEqual([]));

it('the first flight carries the words of the first screen, whatever follows them', () => {
  const words = 'palavra '.repeat(400);
  const judged = (before: string, after: string) => {
    const html = light.replace('<p></p>', `${before}<main>${words}</main>${after}`);
    return faults(html, { 'index.html.br': brotliCompressSync(html) });
  };
  const hex = randomBytes(8_000).toString('hex');
  expect(judged('', hex)).toEqual([]);
  expect(judged(hex, '')).toEqual([]);
  expect(judged(hex + randomBytes(7_000).toString('hex'), '')).toEqual([
    'the words of the first screen are not within the first 14600 bytes, headers included.',
  ]);
});

it('words make no page too heavy, and a large one is said', () => {
  const html = light.replace('<p></p>', `<main><p>${randomBytes(19_000).toString('hex')}</p></main>`);
  const files = { 'index.html': html, 'index.html.br': brotliCompressSync(html) };
  expect(faults(html)).toEqual([]);
  expect(largePages(smallSite(files)).map(({ what }) => what)).toEqual([expect.stringContaining('more than 18432.')]);
});

it.each<[string, string, Record<string, string | Uint8Array>, string]>([
  ['15 KB without words', light.replace('<p>', `<p title="${randomBytes(15_900).toString('hex')}">`), {}, 'and the limit is 15360.'],
  ['20 KB of fonts', light, { 'f.woff2': noise(20_500) }, 'and the limit is 20480.'],
  ['20 KB of fonts', light, { 'g.woff2': noise(20_480) }, 'and the limit is 20480.'],
  ['no script file', light.replace('import(', 'import{a}from"/b.js";import('), {}, 'it loads a script file'],
  ['no script file', light.replace('</head>', '<script src="/a.js"></script></head>'), {}, 'it loads a script file'],
  ['no script file', light.replace('</head>', '<link rel="modulepreload" href="/a.js"></head>'), {}, 'it loads a script file'],
])('%s at most', (_, html, files, what) => expect(faults(html, files)).toEqual([expect.stringContaining(what)]));
