import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { holdBack } from '../../tests/faults';
import { contentCopy, copyContent } from './content-copy';
import { byHand, copyOf, leave, said, save } from './publisher';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test.beforeAll(copyContent);

test('what is written while a save runs stays, is guarded, and joins what others changed', async ({ page }) => {
  const release = await holdBack(page, '**/mesa/api/save');
  await page.goto('/mesa/#/about.yaml');
  const [title, description] = [page.getByLabel('O título da página'), page.getByLabel('Uma frase para motores de busca')];
  await title.fill('Guardado primeiro');
  byHand('about.yaml', (text) => text.replace(/^lead: .*$/m, 'lead: De outra mão.'));
  await page.keyboard.press('Control+s');
  await description.fill('Escrita entretanto.');
  release();
  await said(page, 'Guardado, menos o que escreveu entretanto.');
  await expect(description).toHaveValue('Escrita entretanto.');
  await leave(page, 'dismiss');
  await expect(title).toHaveValue('Guardado primeiro');
  await save(page, /^Guardado, com o que entretanto mudou/);
  for (const line of ['title: Guardado primeiro', 'description: Escrita entretanto.', 'lead: De outra mão.']) expect(copyOf('about.yaml')).toContain(line);
  await expect(page.getByLabel('O parágrafo de abertura')).toHaveValue('De outra mão.');
});

test('a save that is asked for in the middle of another follows it', async ({ page }) => {
  const release = await holdBack(page, '**/mesa/api/save');
  await page.goto('/mesa/#/about.yaml');
  const title = page.getByLabel('O título da página');
  await title.fill('Um');
  await page.keyboard.press('Control+s');
  await title.fill('Dois');
  await page.keyboard.press('Control+s');
  release();
  await said(page, 'Guardado.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(copyOf('about.yaml')).toContain('title: Dois');
});

test('a new article that is saved goes on in the same form, with what was written meanwhile', async ({ page }) => {
  const release = await holdBack(page, '**/mesa/api/save');
  await page.goto('/mesa/#/articles/novo');
  const title = page.getByLabel('O título do artigo');
  await title.fill('Uma noite');
  await page.keyboard.press('Control+s');
  await title.press('End');
  await title.pressSequentially(' de dezembro');
  release();
  await said(page, 'Guardado, menos o que escreveu entretanto.');
  await expect(page).toHaveURL(/#\/articles\/uma-noite\.md$/);
  await expect(title).toBeFocused();
  await save(page, /^Guardado\. Falta para publicar: /);
  expect(copyOf('articles/uma-noite.md')).toMatch(/^title: Uma noite de dezembro\nslug: uma-noite$/m);
  await page.goto('/mesa/#/articles/novo');
  await expect(title).toHaveValue('');
});

test('what was not saved when the browser ended is offered again, and can be brought back', async ({ context }) => {
  const first = await context.newPage();
  await first.goto('/mesa/#/articles/barcos-de-papel.md');
  await first.getByLabel('O título do artigo').fill('Um barco por {{bonus-exemplo}}');
  const other = await context.newPage();
  await other.goto('/mesa/');
  await expect(other.getByRole('heading', { name: 'Artigos' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Ficou por guardar' })).toHaveCount(0);
  await first.close();
  await other.reload();
  await expect(other.getByRole('region', { name: 'Ficou por guardar' })).toContainText('«Um barco por 100€», escrito');
  await other.getByRole('region', { name: 'Ficou por guardar' }).getByRole('link', { name: 'Abrir e recuperar' }).click();
  await expect(other.getByLabel('O título do artigo')).toHaveValue('Um barco por {{bonus-exemplo}}');
  await expect(other.getByRole('region', { name: 'Ficou por guardar' })).toHaveCount(0);
  await save(other);
  expect(copyOf('articles/barcos-de-papel.md')).toContain('title: Um barco por {{bonus-exemplo}}');
});

test('a picture of a text that is not saved yet is not offered for deletion', async ({ context }) => {
  mkdirSync(join(contentCopy, 'pictures'), { recursive: true });
  for (const name of ['usada.png', 'solta.png']) writeFileSync(join(contentCopy, 'pictures', name), pixel);
  const writing = await context.newPage();
  await writing.goto('/mesa/#/articles/novo');
  await writing.getByLabel('O texto do artigo').fill('## Um título\n\n![Uma rua](usada.png)');
  const list = await context.newPage();
  await list.goto('/mesa/');
  await expect(list.getByRole('button', { name: 'Apagar solta.png' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Apagar usada.png' })).toHaveCount(0);
});

test('a desk that was closed promises nothing of a page on which nothing is unsaved', async ({ page }) => {
  let closed = false;
  await page.route('**/mesa/api/**', (route) => (closed ? route.abort() : route.continue()));
  await page.goto('/mesa/#/about.yaml');
  await page.getByLabel('O título da página').fill('Por guardar');
  closed = true;
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('o que escreveu continua nesta página.');
  await leave(page, 'accept');
  await expect(page.getByRole('alert')).toHaveText(/Abra-o outra vez\.$/);
});

test('what was left on purpose is not offered again', async ({ page }) => {
  await page.goto('/mesa/#/about.yaml');
  await page.getByLabel('O título da página').fill('Por guardar');
  await leave(page, 'accept');
  await expect(page.getByRole('heading', { name: 'Artigos' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mesa ')))).toEqual([]);
});
