import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
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
  for (const part of ['deploy', 'renderer', 'rules', 'src', 'paths.ts', 'package.json', 'package-lock.json', 'vite.config.ts'])
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
  const killed = spawn(process.execPath, vite, { cwd: root, env, stdio: 'ignore' });
  // When it begins to write beside what is published: by the time a page is seen there, a build on a slow machine may be done.
  const watcher = watch(root, (_, name) => name === 'dist.next' && killed.kill('SIGKILL'));
  await once(killed, 'close');
  watcher.close();
  expect(killed.signalCode).toBe('SIGKILL');
  expectUntouched();
});

const build = () => spawnSync(process.execPath, vite, { cwd: root, env, encoding: 'utf8' });

it('a build with bad content publishes nothing and says what is wrong', () => {
  const about = readFileSync(join(root, 'content/about.yaml'), 'utf8');
  writeFileSync(join(root, 'content/about.yaml'), about.replace(/^buttonLabel: .*$/m, ''));
  writeFileSync(join(root, 'content/facts.yaml'), '- null');
  rmSync(join(root, 'content/redirects.yaml'));
  execFileSync('mkfifo', [join(root, 'content/redirects.yaml')]);
  const { status, stdout, stderr } = build();
  // The whole report, and nothing else: how it reads is for rules/content-errors.test.ts.
  expect(stdout + stderr).toMatch(
    /^3 problemas em content\/ — nada foi publicado nem alterado\.\n(?:\ncontent\/.*\n {2}O quê: .*\n {2}Porquê: .*\n {2}Como corrigir: .*\n){3}$/,
  );
  expect(status).toBe(1);
  expectUntouched();
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});

it('a link in place of dist/ is refused before anything is built', () => {
  renameSync(join(root, 'dist'), join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'dist'));
  const { status, stdout, stderr } = build();
  expect((stdout + stderr).replaceAll(root, '…')).toMatchInlineSnapshot(`
    "Nada foi publicado: dist/ continua como estava.
    …/dist é um atalho. O site faz-se ao lado e entra de uma vez, trocando de nome com essa pasta, o que aí não é possível: escolha uma pasta comum, que pode estar dentro dela (DIST_FOLDER=…/dist/dist).
    "
  `);
  expect(status).toBe(1);
  expectUntouched();
});
