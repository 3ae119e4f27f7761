import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distFolder } from '../../paths';
import { notFoundFile } from '../../src/routes';
import { pageHeaders } from '../folders';
import { noPolicy, onEveryServer, policy, policyOf } from './asked-server';
import { outside, served } from './site-copy';

const redirects = {
  '/': ['/index', '/index/', '/index.html', '/index.html/'],
  '/artigos': ['/artigos/', '/artigos.html', '/artigos.html/', '/artigos/index', '/artigos/index.html'],
  '/artigos/um-artigo': ['/artigos/um-artigo/', '/artigos/um-artigo.html'],
  '/assets': ['/assets/'],
  '/nada': ['/nada/'],
};
const { moved, gone } = served.addresses;

const unknown = [
  ...['/nada', '/nada.txt', '/artigos/nada', '/artigos/nada/nada', '/assets', '/assets/social'],
  // What yesterday's page asks for when its files are gone.
  ...['/assets/loader-00000000.js', '/assets/social/00000000.png'],
  ...['/404', '/404.html', '/404/', '/_headers', '/_redirects', '/_headers/', '/.htaccess', '/.well-known/nada'],
  ...['/artigos.html.br', '/index.html.gz', '//', '//artigos', '/artigos//'],
  ...outside.hidden.map((file) => `/${file}`),
];

const notFoundPage = readFileSync(join(distFolder, notFoundFile));

onEveryServer(({ port, differences, ask, locationOf }) => {
  test.for([...Object.entries(redirects).flatMap(([to, from]) => from.map((path) => [path, to] as const)), ...Object.entries(moved)])(
    '%s leads to %s, for good, and with its query',
    async ([from, to]) => {
      const [page, section] = to.split('#');
      for (const query of ['', '?a=1&b=%C3%A9%2F', '?//outro.example/', '?a?b']) {
        const answer = await ask(from + query);
        expect(answer.status).toBe(308);
        expect(locationOf(answer)).toBe(`${page}${query}${section ? `#${section}` : ''}`);
        expect(policyOf(answer)).toEqual(policy);
        expect(answer.one('Cache-Control')).toBe('no-cache');
      }
    },
  );

  test.for([...unknown.map((path) => [path, 404] as const), ...gone.map((path) => [path, 410] as const)])(
    '%s is answered with the page for unknown addresses, and %d',
    async ([path, status]) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(answer.body.equals(notFoundPage)).toBe(true);
      expect(policyOf(answer)).toEqual(policy);
      expect(answer.one('Content-Type')).toBe('text/html; charset=utf-8');
      for (const [name, value] of Object.entries(pageHeaders)) expect(answer.one(name)).toBe(value);
    },
  );

  test('a slash that is encoded separates nothing', async () => {
    const answer = await ask('/artigos%2fum-artigo');
    const itself = differences.refusesEncodedSlashItself;
    expect([answer.status, answer.body.equals(notFoundPage)]).toEqual([404, !itself]);
    expect(policyOf(answer)).toEqual(itself ? noPolicy : policy);
  });

  test('that page is compressed like any other', async () => {
    const answer = await ask('/nada', { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.one('Content-Encoding'), answer.one('Vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(answer.body).equals(notFoundPage)).toBe(true);
  });

  test('that page stays a 404, whatever a cache has or a range asks for', async () => {
    const tag = (await ask('/nada')).one('ETag') ?? '*';
    for (const headers of [{ 'If-None-Match': tag }, { 'If-Modified-Since': new Date().toUTCString() }, { Range: 'bytes=0-9' }]) {
      expect((await ask('/nada', { headers })).status, JSON.stringify(headers)).toBe(404);
    }
  });

  test.for([
    ['/artigos', 200, undefined],
    ['/artigos/?a=1', 308, '/artigos?a=1'],
    ['/nada', 404, undefined],
  ] as const)('a request that names the whole address gets the same answer: %s', async ([path, status, location]) => {
    const answer = await ask(`http://127.0.0.1:${port}${path}`);
    expect([answer.status, locationOf(answer)]).toEqual([status, location]);
    expect(policyOf(answer)).toEqual(policy);
  });

  test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused, whatever the address', async (method) => {
    const itself = method === 'TRACE' && differences.refusesTraceItself;
    for (const path of ['/', '/artigos', '/artigos/', '/nada', '/_headers', '/.well-known/nada']) {
      const answer = await ask(path, { method });
      expect(answer.status, path).toBe(405);
      expect(answer.all('Allow').join(', ')).toBe(itself ? '' : (differences.allow ?? 'GET, HEAD'));
      expect(policyOf(answer)).toEqual(itself ? noPolicy : policy);
    }
  });
});
