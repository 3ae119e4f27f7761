import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distFolder } from '../../renderer/paths';
import { notFoundFile } from '../../src/routes';
import { pageHeaders } from '../folders';
import { expectedOnce, headersOf } from './expected-headers';
import { onEveryServer } from './on-every-server';
import { outside } from './outside';

const page = readFileSync(join(distFolder, notFoundFile));

const unknown = [
  '/nada',
  '/nada.txt',
  '/artigos/nada',
  '/artigos/nada/nada',
  // What yesterday's page asks for when its files are gone.
  '/assets/loader-00000000.js',
  '/assets/social/00000000.png',
  '/assets',
  '/assets/social',
  '/404',
  '/404.html',
  '/404/',
  '/_headers',
  '/_redirects',
  '/_headers/',
  '/.htaccess',
  '/.well-known/nada',
  '/artigos.html.br',
  '/index.html.gz',
  '//',
  '//artigos',
  '/artigos//',
  ...outside.hidden.map((file) => `/${file}`),
];

onEveryServer(({ ask }) => {
  test.for(unknown)('%s is answered with the page for unknown addresses', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.equals(page)).toBe(true);
    expect(headersOf(answer)).toEqual(expectedOnce);
    expect(answer.one('Content-Type')).toBe('text/html; charset=utf-8');
    for (const [name, value] of Object.entries(pageHeaders)) expect(answer.one(name)).toBe(value);
  });

  test('the page is compressed like any other', async () => {
    const answer = await ask('/nada', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.one('Content-Encoding')).toBe('br');
    expect(answer.one('Vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(answer.body).equals(page)).toBe(true);
  });

  test('the page is whole: nothing of it is in anybody’s cache', async () => {
    const first = await ask('/nada');
    const headers = { 'If-None-Match': first.one('ETag') ?? '*', 'If-Modified-Since': new Date().toUTCString() };
    expect((await ask('/nada', { headers })).status).toBe(404);
  });

  test('a range of the page is still no success', async () => {
    const answer = await ask('/nada', { headers: { Range: 'bytes=0-9' } });
    expect(answer.status).toBe(404);
  });
});
