import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { projectCopy, runIn } from '../tests/project-copy';

let root: string;

/** A copy of the project with a site that is published. */
beforeEach(() => {
  root = projectCopy();
  cpSync(contentFolder, join(root, 'content'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'published');
});

function expectUntouched() {
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('published');
}

it('a build that is killed leaves what is published as it was', async () => {
  const killed = spawn('node_modules/.bin/vite', ['build'], { cwd: root, env: { ...process.env, CONTENT_FOLDER: undefined }, stdio: 'ignore' });
  // When it begins to write beside what is published: by the time a page is seen there, a build on a slow machine may be done.
  const watcher = watch(root, (_, name) => name === 'dist.next' && killed.kill('SIGKILL'));
  await once(killed, 'close');
  watcher.close();
  expect(killed.signalCode).toBe('SIGKILL');
  expectUntouched();
});

const build = () => runIn(root, ['vite', 'build', '--logLevel', 'warn']);

it('a build with bad content publishes nothing and says what is wrong', () => {
  const about = readFileSync(join(root, 'content/about.yaml'), 'utf8');
  writeFileSync(join(root, 'content/about.yaml'), about.replace(/^buttonLabel: .*$/m, ''));
  writeFileSync(join(root, 'content/facts.yaml'), '- null');
  rmSync(join(root, 'content/redirects.yaml'));
  execFileSync('mkfifo', [join(root, 'content/redirects.yaml')]);
  const { status, said } = build();
  // The whole report, and nothing else: how it reads is for rules/content-errors.test.ts.
  expect(said).toMatch(
    /^3 problemas em content\/ — nada foi publicado nem alterado\.\n(?:\ncontent\/.*\n {2}O quê: .*\n {2}Porquê: .*\n {2}Como corrigir: .*\n){3}$/,
  );
  expect(status).toBe(1);
  expectUntouched();
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});

it('a link in place of dist/ is refused before anything is built', () => {
  renameSync(join(root, 'dist'), join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'dist'));
  const { status, said } = build();
  expect(said.replaceAll(root, '…')).toMatchInlineSnapshot(`
    "Nada foi publicado: dist/ continua como estava.
    …/dist é um atalho. O site faz-se ao lado e entra de uma vez, trocando de nome com essa pasta, o que aí não é possível: escolha uma pasta comum, que pode estar dentro dela (DIST_FOLDER=…/dist/dist).
    "
  `);
  expect(status).toBe(1);
  expectUntouched();
});
