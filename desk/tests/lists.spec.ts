import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { contentCopy, copyContent } from './content-copy';

test.beforeAll(copyContent);

test('an item that moves stays open, and its button keeps the focus', async ({ page }) => {
  await page.goto('/mesa/#/home.yaml');
  const item = (number: number) => page.getByRole('listitem').filter({ has: page.getByText(`home steps items ${number} title`, { exact: true }) });
  await item(1).locator('summary').click();
  await page.getByRole('button', { name: 'Descer «home steps items 1 title»' }).click();
  await expect(item(1).locator('details')).toHaveAttribute('open', '');
  await expect(item(2).locator('details')).not.toHaveAttribute('open', '');
  await expect(page.getByRole('button', { name: 'Subir «home steps items 1 title»' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Subir «home steps items 1 title»' })).toBeFocused();
  await item(1).getByLabel('O título do passo').fill('Mudado');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').getByText('Guardado.')).toBeVisible();
  expect(parse(readFileSync(join(contentCopy, 'home.yaml'), 'utf8')).steps.items.map(({ title }: { title: string }) => title)).toEqual([
    'home steps items 0 title',
    'Mudado',
    'home steps items 2 title',
  ]);
});

test('partners are put in order on the first page, or in their own form; there is room for six', async ({ page }) => {
  await page.goto('/mesa/');
  const partners = page.getByRole('region', { name: 'Parceiros' });
  await partners.getByRole('button', { name: 'Subir «casinos 1 title»' }).click();
  await expect(partners.getByRole('status')).toHaveText('«casinos 1 title» é agora o 1.º no site.');
  await expect(partners.getByRole('button', { name: 'Descer «casinos 1 title»' })).toBeFocused();
  await expect(partners.getByRole('listitem').first()).toContainText('casinos 1 title');
  const casinos = () => parse(readFileSync(join(contentCopy, 'casinos.yaml'), 'utf8')).casinos as { title: string }[];
  expect(casinos().map(({ title }) => title)).toEqual(['casinos 1 title', 'casinos 0 title', 'casinos 2 title']);

  await page.getByRole('link', { name: 'Casinos parceiros' }).click();
  await page.getByRole('button', { name: 'Descer «casinos 1 title»' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').getByText('Guardado.')).toBeVisible();
  expect(casinos().map(({ title }) => title)).toEqual(['casinos 0 title', 'casinos 1 title', 'casinos 2 title']);

  await page.goto('/mesa/');
  await expect(partners.getByRole('link', { name: 'Novo parceiro' })).toBeVisible();
  const six = Array.from({ length: 6 }, (_, index) => ({ ...casinos()[0], title: `Casino ${index}` }));
  writeFileSync(join(contentCopy, 'casinos.yaml'), stringify({ ...parse(readFileSync(join(contentCopy, 'casinos.yaml'), 'utf8')), casinos: six }));
  await page.reload();
  await expect(partners.getByText('São 6, o máximo')).toBeVisible();
  await expect(partners.getByRole('link', { name: 'Novo parceiro' })).toHaveCount(0);
});
