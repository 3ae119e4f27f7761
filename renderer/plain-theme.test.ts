import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contentFolder, projectRoot } from './paths';

// Inside the project, where what is built finds its packages.
const folder = join(projectRoot, 'build/plain-theme');
const env = {
  ...process.env,
  NODE_ENV: 'development',
  CONTENT_FOLDER: join(folder, 'content'),
  DIST_FOLDER: join(folder, 'dist'),
  BUILD_FOLDER: join(folder, 'build'),
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) =>
  spawnSync(join(projectRoot, 'node_modules/.bin', program), args, { cwd: projectRoot, env, encoding: 'utf8', shell: process.platform === 'win32' });

it('one word in site.yaml builds the site in its plain theme, and all the checks of a built site hold: weight, links, policy, theme', () => {
  cpSync(contentFolder, env.CONTENT_FOLDER, { recursive: true });
  const site = join(env.CONTENT_FOLDER, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^theme: .*$/m, 'theme: azulejo'));

  const build = run('vite', 'build', '--logLevel', 'warn');
  expect(build.status, build.stderr).toBe(0);
  const html = readFileSync(join(env.DIST_FOLDER, 'index.html'), 'utf8');
  expect(html).toContain('data-theme="azulejo"');
  expect(html).toMatch(/<meta name="theme-color" content="#183a8c"/);

  const assets = join(env.DIST_FOLDER, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
  expect(code.includes('Invalid hook call. Hooks can only be called'), 'the development build of React is published').toBe(false);

  const checks = run('tsx', 'checks/run.ts');
  expect(checks.status, checks.stdout).toBe(0);
}, 180_000);
