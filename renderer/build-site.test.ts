import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFolder, projectRoot } from '../paths';

let root: string;
const env = { ...process.env, CONTENT_FOLDER: undefined };
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

/** A copy of the project with a site that is published. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['deploy', 'renderer', 'src', 'paths.ts', 'package.json', 'package-lock.json', 'vite.config.ts'])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  cpSync(contentFolder, join(root, 'content'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'published');
});
afterAll(() => rmSync(root, { recursive: true }));

function expectUntouched() {
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('published');
}

it('a build that is killed leaves what is published as it was', async () => {
  const build = spawn(process.execPath, vite, { cwd: root, env, stdio: 'ignore' });
  // When it begins to write beside what is published: by the time a page is seen there, a build on a slow machine may be done.
  const watcher = watch(root, (_, name) => name === 'dist.next' && build.kill('SIGKILL'));
  await once(build, 'close');
  watcher.close();
  expect(build.signalCode).toBe('SIGKILL');
  expectUntouched();
});

it('a build with bad content fails, says only what is wrong, leaves what is published alone, and nothing beside it', () => {
  const about = readFileSync(join(root, 'content/about.yaml'), 'utf8');
  writeFileSync(join(root, 'content/about.yaml'), about.replace(/^buttonLabel: .*$/m, ''));
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, { cwd: root, env, encoding: 'utf8' });
  expect(stdout + stderr).toMatchInlineSnapshot(`
    "1 problema em content/ — nada foi publicado nem alterado.

    content/about.yaml › buttonLabel
      O quê: falta o campo «buttonLabel».
      Porquê: sem ele a página ficaria com um buraco.
      Como corrigir: acrescente-o, com um valor.
    "
  `);
  expect(status).toBe(1);
  expectUntouched();
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});
