import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../docs/imagens/', import.meta.url));

test.use({ viewport: { width: 1040, height: 680 } });

test('takes the pictures of the guide', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('ageVerified', 'true');
    localStorage.setItem('cookieConsent', 'true');
  });

  await page.goto('/mesa/#/collections/pages');
  await expect(page.getByRole('heading', { name: 'Datas da promoção' })).toBeVisible();
  await picture(page, 'mesa-lista');

  await page.getByRole('heading', { name: 'Casinos parceiros' }).click();
  await page.getByText('Casino Estrela do Norte', { exact: true }).first().locator('xpath=preceding-sibling::div[1]').getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'O endereço de afiliado que o botão abre' }).first().scrollIntoViewIfNeeded();
  await picture(page, 'mesa-ligacao');

  await page.goto('/mesa/#/collections/articles/new');
  await expect(page.getByLabel('O título do artigo', { exact: true })).toBeVisible();
  await picture(page, 'mesa-artigo');

  // A whole new page: the editor would ask whether to leave the article.
  await page.goto('about:blank');
  await page.goto('/mesa/#/collections/pages/entries/promotion');
  await page.getByLabel('Dia do sorteio').fill('2025-12-20');
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await page.getByRole('menuitem', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Não foi guardado' })).toBeVisible();
  await picture(page, 'mesa-recusa');
});

async function picture(page: Page, name: string) {
  // The page beside the form comes last; the list has none.
  if (await page.locator('#preview-pane').count())
    await expect(page.frameLocator('#preview-pane').frameLocator('iframe').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
}
