import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { chromiumOptions } from '../../commands/chromium';

const folder = fileURLToPath(new URL('../../docs/imagens/', import.meta.url));

const { args = [], ...options } = chromiumOptions();
// A browser in Portuguese writes dates with the day first. The only language of some Chromiums is English: they are told to take the page's.
const inPortuguese = [...args, '--lang=pt-PT', '--enable-blink-features=LangAttributeAwareFormControlUI'];
test.use({ viewport: { width: 1100, height: 700 }, launchOptions: { ...options, args: inPortuguese } });

test('takes the pictures of the guide', async ({ page }) => {
  test.slow();
  await page.goto('/mesa/');
  for (const name of ['O que falta', 'Parceiros', 'Artigos']) await expect(page.getByRole('region', { name })).toBeVisible();
  await picture(page, 'mesa-lista');

  await page.getByRole('region', { name: 'Parceiros' }).getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByLabel('Isto é um exemplo').first()).toBeVisible();
  const card = page.frameLocator('iframe').getByRole('heading', { name: 'Casino Estrela do Norte' });
  await expect(card).toBeInViewport();
  await picture(page, 'mesa-parceiro');

  await page.goto('/mesa/#/articles/novo');
  await expect(page.getByLabel('O título do artigo')).toBeVisible();
  await picture(page, 'mesa-artigo');

  await page.goto('/mesa/#/about.yaml');
  await page.getByLabel('O parágrafo de abertura').fill('Veja [as regras](/regra).');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toBeVisible();
  await picture(page, 'mesa-recusa');
  page.on('dialog', (dialog) => dialog.accept());

  await page.goto('/mesa/#/promotion.yaml');
  await page.getByLabel('Ver como no dia').fill('2025-12-10');
  await picture(page, 'mesa-sorteio');

  await page.goto('/mesa/#/publicar');
  await expect(page.getByText('Verificação de lançamento:')).toBeVisible();
  await picture(page, 'mesa-publicar');

  await page.goto('/mesa/#/enviar');
  await expect(page.getByText('da verificação de lançamento')).toBeVisible();
  await picture(page, 'mesa-enviar');
});

async function picture(page: Page, name: string) {
  if (await page.locator('iframe').count()) {
    await page.frameLocator('iframe').locator('html:not([data-drawings])').waitFor();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
  }
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
}
