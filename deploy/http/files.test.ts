import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distFolder } from '../../paths';
import { contentTypes } from '../content-types';
import { headersOfFile } from '../folders';
import { readSiteFiles } from '../site-files';
import { onEveryServer, policy, policyOf } from './asked-server';

const files = [...readSiteFiles(distFolder)].map(([address, { file, encodings }]) => ({
  address,
  file,
  compressed: encodings.length > 0,
  type: contentTypes[extname(file).slice(1)],
  original: readFileSync(join(distFolder, file)),
}));
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

test('every kind of file has a content type', () => {
  expect(files.filter(({ type }) => !type).map(({ file }) => file)).toEqual([]);
});

onEveryServer(({ ask }) => {
  test.for(files)('$address is there, with the headers of its kind', async ({ address, file, compressed, type, original }) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(original)).toBe(true);
    expect(policyOf(answer)).toEqual(policy);
    expect(answer.one('Content-Type')).toBe(type);
    for (const [name, value] of Object.entries(headersOfFile(file))) expect(answer.one(name)).toBe(value);
    if (compressed) expect(answer.one('Vary')).toBe('Accept-Encoding');
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
    for (const { address, type, original } of files.filter(({ compressed }) => compressed)) {
      const answer = await ask(address, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.one('Content-Encoding') ?? 'identity', address).toBe(encoding);
      expect(answer.one('Vary')).toBe('Accept-Encoding');
      expect(answer.one('Content-Type')).toBe(type);
      expect(decoders[encoding](answer.body).equals(original)).toBe(true);
    }
  });
});
