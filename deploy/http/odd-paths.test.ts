import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../renderer/paths';
import { readSiteFiles } from '../site-files';
import type { Answer } from './ask';
import { differing } from './exceptions';
import { oddPath } from './odd-path';
import { type Asked, onEveryServer } from './on-every-server';
import { outside } from './outside';

const contents = new Set([...readSiteFiles(distFolder).values()].map(({ file }) => readFileSync(join(distFolder, file), 'latin1')));

const paths = [
  '/..',
  '/%2e%2e',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets/../../secret.txt',
  '/.well-known/../.env',
  '/.well-known/%2e%2e/_draft.txt',
  '/../site-secret.txt',
  '/%2eenv',
  '/%5fdraft.txt',
  '/%00',
  '/artigos%00.html',
  '/%',
  '/%zz',
  '/%ff',
  '/\\outro.example/',
  '/%5coutro.example/',
  '//outro.example/',
  '/%2foutro.example/',
  '/%2f%2foutro.example/',
  '//outro.example/%2e%2e/',
  '/artigos/.',
  '/artigos/..',
  '/artigos/../',
  '/assets/%2e/',
  '/assets/%2e',
  '/ARTIGOS',
  '/artigos.HTML',
  '/%61rtigos',
  '/artigos%2f',
  '/artigos%20',
  '/artigos;a=1',
  '/artigos.',
  '/artigos%3fa=1',
  `/${'a'.repeat(10_000)}`,
  `/${'a/'.repeat(2_000)}`,
];

/** Whatever the path: a file of the site, a way back to it, or a refusal. */
function expectHarmless(answer: Answer, { locationOf }: Asked) {
  expect(answer.body.includes(outside.content)).toBe(false);
  expect([200, 301, 308, 400, 403, 404, 414]).toContain(answer.status);
  if (answer.status === 200) expect(contents.has(answer.body.toString('latin1'))).toBe(true);
  if (answer.status === 301 || answer.status === 308) expect(locationOf(answer)).toMatch(/^\/(?![/\\])/);
}

onEveryServer((server) => {
  test('dot segments lead nowhere', async () => {
    expect((await server.ask('/artigos/../regras')).status).toBe(differing(server.name, 'dot segments', 404));
  });

  test.for(paths)('%s does no harm', async (path) => {
    expectHarmless(await server.ask(path), server);
  });

  test('500 paths made of what has fooled servers before do no harm', async () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const path = oddPath(seed);
      const answer = await server.ask(path);
      try {
        expectHarmless(answer, server);
      } catch (error) {
        throw new Error(`${path} (seed ${seed}) was answered with ${answer.status}: ${error}`);
      }
    }
  });
});
