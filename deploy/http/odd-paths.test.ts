import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../paths';
import { readSiteFiles } from '../site-files';
import { onEveryServer } from './asked-server';
import { outside } from './site-copy';

/** What has fooled servers before, tried in every pair. */
const pieces = [
  ...['/', '//', '\\', '%2f', '%5c', '%00', '%', ';', '..', '%2e%2e', '%252e%252e', '%c0%ae%c0%ae', '....//'],
  ...['artigos', 'assets', 'index', '404', '.html', '.br', '.well-known', '%61', '~root', '?', '?a=/../'],
  ...['secret.txt', 'site-secret.txt', '-secret.txt', '.env', '_draft.txt', '.htaccess', 'etc/passwd'],
];

const paths = [
  ...['/..', '/%2e%2e', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/..\\secret.txt', '/assets/../../secret.txt'],
  ...['/.well-known/../.env', '/.well-known/%2e%2e/_draft.txt', '/../site-secret.txt', '/%2eenv', '/%5fdraft.txt'],
  ...['/%00', '/artigos%00.html', '/%', '/%zz', '/%ff', `/${'a'.repeat(10_000)}`, `/${'a/'.repeat(2_000)}`],
  ...['/\\outro.example/', '/%5coutro.example/', '//outro.example/', '/%2foutro.example/', '/%2f%2foutro.example/', '//outro.example/%2e%2e/'],
  ...['/artigos/.', '/artigos/..', '/artigos/../', '/assets/%2e/', '/assets/%2e', '/artigos%2f', '/artigos%20', '/artigos;a=1', '/artigos.'],
  ...['/ARTIGOS', '/artigos.HTML', '/%61rtigos', '/artigos%3fa=1'],
  ...pieces.flatMap((first) => pieces.map((second) => `/${first}${second}`)),
];

const contents = new Set([...readSiteFiles(distFolder).values()].map(({ file }) => readFileSync(join(distFolder, file), 'latin1')));

onEveryServer(({ port, differences, ask, locationOf }) => {
  test('dot segments lead nowhere', async () => {
    expect((await ask('/artigos/../regras')).status).toBe(differences.resolvesDotSegments ? 200 : 404);
  });

  test('whatever the path: a file of the site, a way back to it, or a refusal', async () => {
    for (const path of [...paths, `http://127.0.0.1:${port}//outro.example/`, `http://127.0.0.1:${port}/../secret.txt`]) {
      const answer = await ask(path);
      expect(answer.body.includes(outside.content), path).toBe(false);
      expect([200, 301, 308, 400, 403, 404, 414], path).toContain(answer.status);
      if (answer.status === 200) expect(contents.has(answer.body.toString('latin1')), path).toBe(true);
      if (answer.status === 301 || answer.status === 308) expect(locationOf(answer), path).toMatch(/^\/(?![/\\])/);
    }
  });
});
