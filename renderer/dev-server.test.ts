import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentFolder, projectRoot } from '../paths';
import { routes } from '../src/routes';
import { temporaryFolder } from '../tests/temporary-folder';
import type { ForContent } from './dev-server';
import { staticSite } from './plugin';

let root: string;
let server: ViteDevServer;
beforeEach(() => {
  root = temporaryFolder(contentFolder);
});
beforeAll(async () => {
  const fromRoot: Plugin = {
    name: 'from-root',
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _, next) => {
        (request as ForContent).contentFolder = root;
        next();
      }),
  };
  const options = { configFile: false, root: projectRoot, server: { port: 0, hmr: false, ws: false }, logLevel: 'silent' } as const;
  server = await createServer({ ...options, plugins: [fromRoot, staticSite()] });
  await server.listen();
});
afterAll(() => server.close());

async function ask(path: string) {
  const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

it('a page has the styles of its frame, of its theme and its own, in this order', async () => {
  const file = join(root, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^theme: .*/m, 'theme: azulejo'));
  const { status, text } = await ask('/');
  expect(status).toBe(200);
  const places = ['--midnight: #', '--haze: var(--dawn)', '.Hero-'].map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text).toContain('/drawings/azulejo/festive/page-tiles.svg');
  expect((await ask(routes.privacy)).text).toContain('/drawings/azulejo/calm/riverside.svg');
});

it('what is wrong with the content is told to the publisher; drawings need none of it', async () => {
  writeFileSync(join(root, 'redirects.yaml'), '- null\n');
  const { status, type, text } = await ask('/');
  expect([status, type]).toEqual([500, 'text/html; charset=utf-8']);
  expect(text).toContain('content/redirects.yaml\n  O quê: devia ser um grupo de campos, mas é uma lista.');
  expect(text).not.toContain('    at ');
  expect(await ask('/drawings/azulejo/festive/ornaments.svg')).toMatchObject({ status: 200, type: 'image/svg+xml', text: expect.stringMatching(/^<svg/) });
});

it('an old address leads where the publisher says, as on a host, with its query; one whose page is over is gone', async () => {
  writeFileSync(join(root, 'redirects.yaml'), 'redirects:\n  - from: /artigos/antigo\n    to: /artigos/barcos-de-papel\n  - from: /artigos/acabado\n');
  const { status, headers } = await fetch(new URL('/artigos/antigo?dia=2026-12-01', server.resolvedUrls?.local[0]), { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([307, '/artigos/barcos-de-papel?dia=2026-12-01']);
  expect(await ask('/artigos/antigo')).toMatchObject({ status: 200, text: expect.stringContaining('Barcos de papel') });
  expect((await ask('/artigos/acabado')).status).toBe(410);
});

it('an address that is none gets the page for unknown ones', async () => {
  expect(await ask('/nada')).toMatchObject({ status: 404, text: expect.stringContaining('Página não encontrada') });
  expect((await ask('/drawings/natal/nada.svg')).status).toBe(404);
});
