/* docs/guia-do-editor.md, «Passar a promoção para o ano seguinte», step by step. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { visibleText } from '../../../checks/visible-text';
import { projectRoot } from '../../../renderer/paths';
import { loadContent } from '../../../src/model/load-content';
import { launchFindings } from '../../launch/launch-findings';
import { contentCopy } from './content-copy';
import { save } from './desk-page';

const env = {
  ...process.env,
  CONTENT_FOLDER: contentCopy,
  DIST_FOLDER: join(projectRoot, 'build/desk-site/dist'),
  BUILD_FOLDER: join(projectRoot, 'build/desk-site/build'),
};
const run = (program: string, ...args: string[]) =>
  spawnSync(join(projectRoot, 'node_modules/.bin', program), args, { cwd: projectRoot, env, encoding: 'utf8', shell: process.platform === 'win32' });

test('moves the promotion to 2026: the rebuilt site has the new dates alone, and the launch check says what is still missing', async ({ page }) => {
  test.slow();
  await change(page, 'promotion', {
    'Primeiro dia das inscrições (desde as 00:00 de Lisboa)': '2026-12-01',
    'Último dia das inscrições (até às 24:00 de Lisboa)': '2026-12-24',
    'Dia do sorteio': '2026-12-25',
    'Último dia para publicar a lista de premiados': '2026-12-27',
  });
  await change(page, 'site', { 'O ano na linha de direitos de autor do rodapé': '2026' });

  const build = run('vite', 'build', '--logLevel', 'warn');
  expect(build.status, build.stderr).toBe(0);
  const pages = readdirSync(env.DIST_FOLDER).filter((file) => file.endsWith('.html'));
  const words = new Map(pages.map((file) => [file, visibleText(parse(readFileSync(join(env.DIST_FOLDER, file), 'utf8')))]));
  for (const dates of ['1 a 24 de dezembro de 2026', '25 de dezembro de 2026', '27 de dezembro de 2026']) expect(words.get('regras.html')).toContain(dates);
  for (const [file, text] of words) {
    expect(text, file).toContain('© 2026');
    expect(text, file).not.toContain('dezembro de 2025');
  }

  // The partners are left out: another test has changed one of them.
  const missing = launchFindings(loadContent(contentCopy), '2026-11-21').filter(({ file }) => file !== 'casinos.yaml');
  expect(missing.map(({ kind, file, field }) => [kind, file, field].filter(Boolean).join(' '))).toEqual([
    'placeholder promotion.yaml authorisation',
    'placeholder promotion.yaml prize',
    'placeholder site.yaml address',
    'placeholder site.yaml controller.name',
    'placeholder site.yaml controller.address',
    'placeholder site.yaml controller.email',
    'placeholder site.yaml controller.taxNumber',
    ...[0, 1, 2].map((index) => `placeholder home.yaml testimonials.items[${index}]`),
    ...[0, 1, 2, 3].map((index) => `placeholder home.yaml figures.items[${index}]`),
    'promotion promotion.yaml authorisation',
    'controller legal/privacy.yaml',
    'newsletter home.yaml newsletter.text',
  ]);
  const check = run('tsx', 'publisher/launch/run.ts');
  expect(check.status).toBe(1);
  for (const { file, field } of missing) expect(check.stdout).toContain(`content/${file}${field ? ` › ${field}` : ''}`);
});

/** Opens a page of the desk, fills in fields by their labels, and saves. */
async function change(page: Page, name: string, values: Record<string, string>) {
  // From a whole new page, or the editor would keep the one that is open.
  await page.goto('about:blank');
  await page.goto(`/mesa/#/collections/pages/entries/${name}`);
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await save(page);
}
