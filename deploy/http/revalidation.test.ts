import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../renderer/paths';
import { readSiteFiles } from '../site-files';
import { expectedOnce, headersOf } from './expected-headers';
import { onEveryServer } from './on-every-server';

const script = [...readSiteFiles(distFolder).keys()].find((address) => address.endsWith('.js')) ?? '';
const page = readFileSync(join(distFolder, 'artigos.html'));

onEveryServer(({ ask }) => {
  for (const path of ['/', '/artigos', script]) {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const question = { 'Accept-Encoding': accepted };

      test(`${path} (${accepted}): who has it is told so, by its tag or its date`, async () => {
        const first = await ask(path, { headers: question });
        const tag = first.one('ETag') ?? '';
        const conditions: Record<string, string>[] = [
          { 'If-None-Match': tag },
          { 'If-None-Match': `"outra", ${tag}` },
          { 'If-Modified-Since': first.one('Last-Modified') ?? '' },
        ];
        for (const condition of conditions) {
          const answer = await ask(path, { headers: { ...question, ...condition } });
          expect(answer.status, JSON.stringify(condition)).toBe(304);
          expect(answer.body).toHaveLength(0);
          expect(headersOf(answer)).toEqual(expectedOnce);
          expect(answer.one('Cache-Control')).toBe(first.one('Cache-Control'));
          expect(answer.one('ETag')).toBe(tag);
          expect(answer.one('Vary')).toBe('Accept-Encoding');
        }
      });

      test(`${path} (${accepted}): who has an older one gets the new one`, async () => {
        const conditions: Record<string, string>[] = [{ 'If-None-Match': '"outra"' }, { 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }];
        for (const condition of conditions) expect((await ask(path, { headers: { ...question, ...condition } })).status).toBe(200);
      });

      test(`${path} (${accepted}): HEAD says what GET says`, async () => {
        const [got, head] = [await ask(path, { headers: question }), await ask(path, { method: 'HEAD', headers: question })];
        expect(head.status).toBe(200);
        expect(head.body).toHaveLength(0);
        for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding', 'ETag', 'Vary', 'Cache-Control'])
          expect(head.all(name), name).toEqual(got.all(name));
        expect(headersOf(head)).toEqual(expectedOnce);
      });
    }
  }

  test('the tags of two forms of a file differ', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => (await ask('/', { headers: { 'Accept-Encoding': accepted } })).one('ETag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test.for([
    ['bytes=0-9', page.subarray(0, 10)],
    ['bytes=100-', page.subarray(100)],
    ['bytes=-10', page.subarray(-10)],
  ] as const)('range %s', async ([range, part]) => {
    const answer = await ask('/artigos', { headers: { Range: range } });
    expect(answer.status).toBe(206);
    expect(answer.one('Content-Range')).toBe(`bytes ${page.indexOf(part)}-${page.indexOf(part) + part.length - 1}/${page.length}`);
    expect(answer.body.equals(part)).toBe(true);
    expect(headersOf(answer)).toEqual(expectedOnce);
  });

  test('a range beyond the end is refused; one of an older file brings the whole', async () => {
    expect((await ask('/artigos', { headers: { Range: 'bytes=9999999-' } })).status).toBe(416);
    expect((await ask('/artigos', { headers: { Range: 'bytes=0-9', 'If-Range': '"outra"' } })).status).toBe(200);
  });
});
