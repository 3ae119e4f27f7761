import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { rules, write } from '../send/test-publisher';
import { copyContent, copyFolders } from './content-copy';
import { fill, makeOf } from './publisher';
import { password, type StandIn, startSftp, user } from './stand-in-sftp';

let home: string;
let server: StandIn;

test.beforeEach(async () => {
  copyContent();
  rmSync(copyFolders.DIST_FOLDER, { recursive: true, force: true });
  const site = { 'index.html': 'a página inicial', 'regras.html': 'as regras', 'assets/a.js': 'um script', '.htaccess': rules() };
  write(copyFolders.DIST_FOLDER, site);
  home = mkdtempSync(join(tmpdir(), 'host-'));
  write(home, { 'public_html/de-outros.txt': 'fica' });
  server = await startSftp(home);
});
test.afterEach(() => {
  server.stop();
  rmSync(home, { recursive: true });
});

const onHost = (path: string) => readFileSync(join(home, 'public_html', path), 'utf8');

/** As the publisher does it, until the list of what would go. */
async function look(page: Page) {
  await page.goto('/mesa/#/enviar');
  const folded = page.getByText('O alojamento:');
  await expect(folded.or(page.getByLabel('Servidor', { exact: true })).first()).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('Servidor', { exact: true }).fill('127.0.0.1');
  await fill(page, { Porta: `${server.port}`, Utilizador: user, 'Palavra-passe': password });
  await page.getByRole('button', { name: 'Ver o que vai' }).click();
  const unknown = page.getByRole('region', { name: 'Um servidor que a mesa não conhece' });
  await expect(unknown).toContainText('SHA256:');
  expect(server.asked).toEqual([]);
  await unknown.getByRole('button', { name: 'É este: guardar e continuar' }).click();
}

async function takeBack(page: Page) {
  await page.getByText('Voltar atrás').click();
  await page.getByLabel('Palavra-passe').fill(password);
  await page
    .getByRole('button', { name: /^Ver o que voltava: antes de .*\d\d:\d\d:\d\d$/ })
    .first()
    .click();
}

test('the list comes first; the sending shows how far it is, and then what was sent', async ({ page }) => {
  await look(page);
  const plan = page.getByRole('region', { name: 'O que vai' });
  await expect(plan).toContainText('Vão 2 páginas e 2 outros ficheiros (1 KB).');
  await plan.getByText('O que outros puseram na pasta').click();
  await expect(plan.getByText('de-outros.txt')).toBeVisible();
  await expect(page.getByLabel('Palavra-passe')).toHaveValue('');
  let release = () => {};
  server.behaviour.held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await plan.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: /^A enviar: 0 KB de 1 KB/ })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Enviado' })).toContainText('Foram 2 páginas e 2 outros ficheiros');
  await expect(page.getByRole('region', { name: 'Enviado' }).getByRole('link', { name: 'escreva o verdadeiro' })).toBeVisible();
  expect(onHost('index.html')).toBe('a página inicial');
  expect(onHost('de-outros.txt')).toBe('fica');
});

test('a line that is cut is told in words, and the same button goes on', async ({ page }) => {
  await look(page);
  server.behaviour.cutAfter.rename = 2;
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/caiu a meio.*continua onde ficou/s);
  server.behaviour.cutAfter = {};
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Está no ar' })).toBeVisible();
  expect(onHost('regras.html')).toBe('as regras');
});

test('what was there before is taken back', async ({ page }) => {
  write(home, { 'public_html/index.html': 'o que lá estava' });
  await look(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Enviado' })).toContainText('O que lá estava ficou em');
  await takeBack(page);
  const plan = page.getByRole('region', { name: 'O que volta' });
  await expect(plan).toContainText('Volta 1 página (1 KB); saem 3 ficheiros.');
  await expect(plan.getByRole('alert')).toHaveCount(0);
  await plan.getByRole('button', { name: /^Repor o site de antes de .*\d\d:\d\d:\d\d$/ }).click();
  await expect(page.getByRole('heading', { name: 'Está reposto' })).toBeVisible();
  expect(onHost('index.html')).toBe('o que lá estava');
  await page.getByRole('link', { name: 'Textos' }).click();
  const left = page.getByRole('region', { name: 'O que mudou desde o último site' });
  await expect(left).toContainText('Está no alojamento o que lá estava antes de');
  await expect(left).not.toContainText('diz o mesmo');
});

test('taking back to an empty folder warns that no first page stays', async ({ page }) => {
  write(home, { 'public_html/.htaccess': 'Options -Indexes\n' });
  await look(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Enviado' })).toBeVisible();
  await takeBack(page);
  await expect(page.getByRole('region', { name: 'O que volta' }).getByRole('alert')).toContainText('fica sem a página inicial');
});

test('before it sends a site that is older than the texts, it says so and offers to make it', async ({ page }) => {
  makeOf({ 'about.yaml': 'title: Outro' });
  await page.goto('/mesa/#/enviar');
  await expect(page.getByText(/^Mudaram \d+ textos depois de o site ser feito: .* vão as palavras antigas/)).toBeVisible();
  await page.getByRole('button', { name: 'Fazer o site' }).click();
  await expect(page.getByText('O site está feito.')).toBeVisible({ timeout: 240_000 });
  await expect(page.getByText(/depois de o site ser feito/)).toHaveCount(0);
});
