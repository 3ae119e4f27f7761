import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallSite } from './small-site';
import { largePages, weights } from './weights';

const light = '<!doctype html><html><head><script type="module">import("/a.js")</script></head><body><p></p></body></html>';
const faults = (html: string, more: Record<string, string | Uint8Array> = {}) =>
  weights(smallSite({ 'f.woff2': 'f', 'index.html': html, ...more })).map(({ what }) => what);
const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const noise = (bytes: number) => brotliCompressSync(randomBytes(bytes));

it('a light page has no problem', () => expect(faults(light)).toEqual([]));

describe('the first flight carries the first screen, whatever follows it', () => {
  const refused = 'the first screen is not within the first 14600 bytes, headers included.';
  const judged = (before: string, main: string, after = '') => {
    const html = light.replace('<p></p>', `${before}<main>${main}</main>${after}`);
    return faults(html, { 'index.html.br': brotliCompressSync(html) });
  };
  const paragraph = `<p>${'palavra '.repeat(20)}</p>`;

  it('of words', () => {
    expect(judged('', paragraph.repeat(20), hex(8_000))).toEqual([]);
    expect(judged(hex(8_000), paragraph.repeat(20))).toEqual([]);
    expect(judged(hex(15_000), paragraph)).toEqual([refused]);
  });

  it.each([
    ['48 lines of words', paragraph.repeat(16)],
    ['48 short lines', '<li>a</li>'.repeat(48)],
    ['three drawings', '<figure></figure>'.repeat(3)],
  ])('which is full after %s', (_, main) => {
    const far = `<i title="${hex(15_000)}"></i><p>b</p>`;
    expect(judged('', `${main}<p>a</p>${far}`)).not.toContain(refused);
    expect(judged('', `${main.slice(0, main.length / 2)}${far}`)).toContain(refused);
  });
});

it('what a publisher says, wherever it stands, is none of the code', () =>
  expect(faults(light.replace('<p></p>', `<a href="/${hex(15_000)}">a</a><footer>${hex(15_000)}</footer>`))).toEqual([]));

it('words make no page too heavy, and a large one is said', () => {
  const html = light.replace('<p></p>', `<main><p>${randomBytes(19_000).toString('hex')}</p></main>`);
  const files = { 'index.html': html, 'index.html.br': brotliCompressSync(html) };
  expect(faults(html)).toEqual([]);
  expect(largePages(smallSite(files)).map(({ what }) => what)).toEqual([expect.stringContaining('more than 18432.')]);
});

it.each<[string, string, Record<string, string | Uint8Array>, string]>([
  ['13 KB without content', light.replace('<p>', `<p title="${randomBytes(13_900).toString('hex')}">`), {}, 'and the limit is 13312.'],
  ['20 KB of fonts', light, { 'f.woff2': noise(20_500) }, 'and the limit is 20480.'],
  ['20 KB of fonts', light, { 'g.woff2': noise(20_480) }, 'and the limit is 20480.'],
  ['no script file', light.replace('import(', 'import{a}from"/b.js";import('), {}, 'it loads a script file'],
  ['no script file', light.replace('</head>', '<script src="/a.js"></script></head>'), {}, 'it loads a script file'],
  ['no script file', light.replace('</head>', '<link rel="modulepreload" href="/a.js"></head>'), {}, 'it loads a script file'],
])('%s at most', (_, html, files, what) => expect(faults(html, files)).toEqual([expect.stringContaining(what)]));
