import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from '../local-server';
import { listen } from '../loopback';
import { ask } from './ask';
import { policy, policyOf } from './asked-server';
import { copySite, served } from './site-copy';

test('the local server outlives a build: 404 for what is gone, and the new site, with its redirects, when it is there', async () => {
  const { folder, site, servedFile, remove } = await copySite();
  const page = await readFile(join(site, 'artigos.html'));
  const notFoundPage = await readFile(join(site, '404.html'));
  const { port, stop } = await listen(createSiteServer(site, servedFile));
  onTestFinished(() => {
    stop();
    return remove();
  });

  await rm(join(site, 'artigos.html'));
  await rename(site, join(folder, 'next'));
  for (const path of ['/artigos', '/nada']) {
    const answer = await ask(port, path);
    expect([answer.status, answer.body.equals(notFoundPage)]).toEqual([404, true]);
    expect(policyOf(answer)).toEqual(policy);
  }

  await rename(join(folder, 'next', 'regras.html'), join(folder, 'next', 'artigos.html'));
  await writeFile(servedFile, JSON.stringify({ ...served, addresses: { moved: { '/de-hoje': '/regras' }, gone: [] } }));
  await rename(join(folder, 'next'), site);
  expect((await ask(port, '/artigos')).body.equals(page)).toBe(false);
  expect((await ask(port, '/artigos')).status).toBe(200);
  expect((await ask(port, '/regras')).status).toBe(404);
  expect((await ask(port, '/de-hoje')).one('Location')).toBe('/regras');
  expect((await ask(port, '/casinos-online')).status).toBe(404);
});
