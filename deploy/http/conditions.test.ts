import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../paths';
import { readSiteFiles } from '../site-files';
import { onEveryServer, policy, policyOf } from './asked-server';

const script = [...readSiteFiles(distFolder).keys()].find((address) => address.endsWith('.js')) ?? '';
const page = readFileSync(join(distFolder, 'artigos.html'));
const forms = ['/', '/artigos', script].flatMap((path) => ['br', 'gzip', 'identity'].map((encoding) => ({ path, encoding })));
const longAgo = 'Thu, 01 Jan 2015 00:00:00 GMT';

onEveryServer(({ differences, ask }) => {
  test.for(forms)('$path ($encoding): 304 to who has it, 200 to who has an older one, and HEAD says what GET says', async ({ path, encoding }) => {
    const asked = (condition: OutgoingHttpHeaders = {}, method = 'GET') => ask(path, { method, headers: { 'Accept-Encoding': encoding, ...condition } });
    const first = await asked();
    const tag = first.one('ETag') ?? '';
    const same = ['Cache-Control', 'ETag', 'Vary'];

    for (const condition of [{ 'If-None-Match': tag }, { 'If-None-Match': `"outra", ${tag}` }, { 'If-Modified-Since': first.one('Last-Modified') ?? '' }]) {
      const answer = await asked(condition);
      expect(answer.status, JSON.stringify(condition)).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(policyOf(answer)).toEqual(policy);
      for (const name of same) expect(answer.all(name), name).toEqual(first.all(name));
    }
    for (const condition of [{ 'If-None-Match': '"outra"' }, { 'If-Modified-Since': longAgo }]) expect((await asked(condition)).status).toBe(200);

    const head = await asked({}, 'HEAD');
    expect([head.status, head.body.length, policyOf(head)]).toEqual([200, 0, policy]);
    for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding', ...same]) expect(head.all(name), name).toEqual(first.all(name));
  });

  test('the tags of two forms of a file differ', async () => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(async (form) => (await ask('/', { headers: { 'Accept-Encoding': form } })).one('ETag')));
    expect(new Set(tags).size).toBe(3);
  });

  test.for([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, page.length],
    ['bytes=-10', page.length - 10, page.length],
    ['bytes=-99999999', 0, page.length],
  ] as const)('Range: %s', async ([range, from, to]) => {
    const answer = await ask('/artigos', { headers: { Range: range } });
    expect([answer.status, answer.one('Content-Range')]).toEqual([206, `bytes ${from}-${to - 1}/${page.length}`]);
    expect(answer.body.equals(page.subarray(from, to))).toBe(true);
    expect(policyOf(answer)).toEqual(policy);
  });

  test('a range of an older form brings the whole, and so does one that hangs on a weak tag', async () => {
    const tag = (await ask('/artigos')).one('ETag')?.replace(/^(?:W\/)?/, 'W/') ?? '';
    for (const condition of ['"outra"', tag, longAgo]) {
      const answer = await ask('/artigos', { headers: { Range: 'bytes=0-9', 'If-Range': condition } });
      expect([answer.status, answer.body.length], condition).toEqual([200, page.length]);
    }
  });

  test.for<[number, OutgoingHttpHeaders]>([
    [412, { 'If-Match': '"outra"' }],
    [412, { 'If-Unmodified-Since': longAgo }],
    [416, { Range: 'bytes=99999999-' }],
  ])('%d carries the policy too: %o', async ([status, headers]) => {
    const answer = await ask('/artigos', { headers });
    expect(answer.status).toBe(status);
    const times = status === 416 && differences.repeatsHeadersOf416 ? 2 : 1;
    for (const [name, [value]] of Object.entries(policy)) expect(answer.all(name)).toEqual(Array(times).fill(value));
  });
});
