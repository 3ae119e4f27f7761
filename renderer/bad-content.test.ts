import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from './paths';

let root: string;

/** A copy of the project with a published site and a text that is not in order. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['content', 'deploy', 'publisher', 'renderer', 'src', 'package.json', 'vite.config.ts'])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'published');
  const about = readFileSync(join(root, 'content/about.yaml'), 'utf8');
  writeFileSync(join(root, 'content/about.yaml'), about.replace(/^buttonLabel: .*$/m, ''));
});
afterAll(() => rmSync(root, { recursive: true }));

it('a build with bad content fails, says only what is wrong, and leaves what is published alone', () => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stdout + stderr).toMatchInlineSnapshot(`
    "1 problema em content/ — nada foi publicado nem alterado.

    content/about.yaml › buttonLabel
      O quê: falta o campo «buttonLabel».
      Porquê: sem ele a página ficaria com um buraco.
      Como corrigir: acrescente-o, com um valor.
    "
  `);
  expect(status).toBe(1);
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('published');
}, 60_000);
