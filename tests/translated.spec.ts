import { expect, type Page, test } from '@playwright/test';
import { openSite } from './open';

/** What a browser's translator and a password manager do: each text is wrapped twice and changed, each field gets a neighbour. */
const disturb = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode(); ) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, font')) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`[${text.data}]`);
    }
    for (const input of document.querySelectorAll('main input')) input.after(document.createElement('com-1password-button'));
  });

async function open(page: Page, path: string) {
  await openSite(page, path, { consent: '' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('listitem');

for (const when of ['before', 'after'] as const) {
  test.describe(`a page translated ${when} the first touch`, () => {
    test('the calculator: the whole result is new, and what was typed stays', async ({ page }) => {
      const errors = await open(page, '/artigos/dicas-aproveitar-bonus');
      const bonus = page.locator('input[name=bonus]');
      const result = page.locator('main').getByRole('status');
      if (when === 'after') {
        await bonus.fill('40');
        await expect(result).toContainText('1.400€');
      }
      await disturb(page);
      for (const [typed, words] of [
        ['50', '1.750€ em apostas: 50€ × 35.'],
        ['', 'Bónus (€): falta um número.'],
        ['60', '2.100€ em apostas: 60€ × 35.'],
      ] as const) {
        await bonus.fill(typed);
        await expect(result).toContainText(words);
        await expect(result).not.toContainText('[');
        await disturb(page);
      }
      await expect(bonus).toHaveValue('60');
      await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
      expect(errors).toEqual([]);
    });

    test('newsletter and toasts: each toast is whole, and goes', async ({ page }) => {
      const errors = await open(page, '/');
      const submit = async () => {
        await page.locator('input[name=name]').fill('Inês');
        await page.locator('input[name=email]').fill('ines@exemplo.pt');
        await page.locator('form button').press('Enter');
        await expect(toast(page)).toContainText('Inscrição na Newsletter');
        await expect(toast(page)).not.toContainText('[');
        await expect(page.locator('input[name=name]')).toHaveValue('');
      };
      if (when === 'after') await submit();
      await disturb(page);
      await submit();
      await disturb(page);
      await page.getByRole('button', { name: 'Configurações' }).click();
      await expect(toast(page)).toHaveText('Esta funcionalidade ainda não está implementadaPode pedi-la na sua próxima mensagem.');
      await disturb(page);
      await toast(page).getByRole('button', { name: 'Fechar' }).click();
      await expect(toast(page)).toBeHidden();
      await submit();
      await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
      expect(errors).toEqual([]);
    });
  });
}
