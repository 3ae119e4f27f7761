import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distFolder } from '../../renderer/paths';
import { contentTypes } from '../content-types';
import { folderHeaders } from '../folders';
import { readSiteFiles } from '../site-files';
import { expectedOnce, headersOf } from './expected-headers';
import { onEveryServer } from './on-every-server';

const files = [...readSiteFiles(distFolder)].filter(([address]) => address !== '/404');
const original = (file: string) => readFileSync(join(distFolder, file));
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

test('every kind of file has a content type', () => {
  expect(files.map(([, { file }]) => extname(file).slice(1)).filter((extension) => !(extension in contentTypes))).toEqual([]);
});

onEveryServer(({ ask }) => {
  test.for(files)('%s is there, with the headers of its kind', async ([address, { file, encodings }]) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(original(file))).toBe(true);
    expect(headersOf(answer)).toEqual(expectedOnce);
    expect(answer.one('Content-Type')).toBe(contentTypes[extname(file).slice(1)]);
    for (const [name, value] of Object.entries(folderHeaders(file))) expect(answer.one(name)).toBe(value);
    if (encodings.length > 0) expect(answer.one('Vary')).toBe('Accept-Encoding');
  });

  test.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.000', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ] as const)('Accept-Encoding «%s» brings %s', async ([accepted, encoding]) => {
    for (const [address, { file }] of files.filter(([, { encodings }]) => encodings.length > 0)) {
      const answer = await ask(address, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.one('Content-Encoding') ?? 'identity', address).toBe(encoding);
      expect(answer.one('Vary')).toBe('Accept-Encoding');
      expect(answer.one('Content-Type')).toBe(contentTypes[extname(file).slice(1)]);
      expect(decoders[encoding](answer.body).equals(original(file))).toBe(true);
    }
  });
});
