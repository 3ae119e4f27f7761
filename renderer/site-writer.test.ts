import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { siteWriter } from './site-writer';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const page = '<p>Olá, olá, olá, olá.</p>'.repeat(50);
const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

it('a file has its compressed forms beside it, unless it is compressed already or well known', async () => {
  const { write, end } = siteWriter(folder);
  expect(await write('artigos/a.html', page)).toBe('/artigos/a.html');
  await write('b.html', page, 'quick');
  await write('c.png', async () => Buffer.from('png'));
  await write('.well-known/d.txt', page);
  await end();
  const files = ['artigos', 'artigos/a.html', 'artigos/a.html.br', 'artigos/a.html.gz', 'b.html', 'b.html.br', 'c.png', '.well-known', '.well-known/d.txt'];
  expect(names()).toEqual(files.sort());
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'artigos/a.html.br'))))).toBe(page);
  expect(String(gunzipSync(readFileSync(join(folder, 'artigos/a.html.gz'))))).toBe(page);
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'b.html.br'))))).toBe(page);
});

it('many files are all there at the end', async () => {
  const { write, end } = siteWriter(folder);
  for (let number = 0; number < 100; number += 1) await write(`${number}.html`, page, 'quick');
  await end();
  expect(names()).toHaveLength(200);
});

it('what cannot be written ends the build with the computer’s own words', async () => {
  mkdirSync(join(folder, 'a.html'));
  const { write, end } = siteWriter(folder);
  await write('a.html', page);
  await expect(end()).rejects.toThrow('EISDIR');
  await expect(write('b.html', page)).rejects.toThrow('EISDIR');
});
