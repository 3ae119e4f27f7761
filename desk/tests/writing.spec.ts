import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { contentCopy, copyContent } from './content-copy';
import { preview, putPicture, save, selectedIn, tool } from './publisher';

test.beforeAll(copyContent);

const folder = fileURLToPath(new URL('clipboard/', import.meta.url));

/** Written as each program puts it on the clipboard, with the Markdown that is to come of it, and what is said beneath. */
const clipboards = readdirSync(folder)
  .filter((name) => name.endsWith('.clipboard'))
  .map((name) => ({
    name: name.replace('.clipboard', ''),
    html: readFileSync(`${folder}${name}`, 'utf8'),
    after: readFileSync(`${folder}${name.replace('.clipboard', '.md')}`, 'utf8').trim(),
  }));

const paste = (box: Locator, types: Record<string, string>) =>
  box.evaluate((area, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, data] of Object.entries(given)) clipboardData.setData(type, data);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, types);

async function newText(page: Page) {
  await page.goto('/mesa/#/articles/novo');
  const text = page.getByLabel('O texto do artigo');
  await text.fill('');
  return { text, said: page.locator('.field', { has: page.getByLabel('O texto do artigo') }).getByRole('status') };
}

test('what Word, Google Docs, LibreOffice, spreadsheets, mail and pages put on the clipboard becomes Markdown', async ({ page }) => {
  const { text, said } = await newText(page);
  await page.getByLabel('O título do artigo').fill('Um título que nenhum deles tem');
  for (const { name, html, after } of clipboards) {
    await text.fill('');
    await paste(text, { 'text/html': html, 'text/plain': 'só palavras' });
    const lost = (await said.textContent()) ?? '';
    expect.soft(`${(await text.inputValue()).trim()}\n\n${lost}`.trim(), name).toBe(after);
  }
  expect(await page.title()).toBe('Mesa do editor');
});

test('the title of a document is the article’s, and is not written twice', async ({ page }) => {
  const { text, said } = await newText(page);
  const title = page.getByLabel('O título do artigo');
  const html = '<h1>Ler o <b>extrato</b></h1><p>Um.</p><h2>As linhas</h2><p>Dois.</p>';
  await paste(text, { 'text/html': html });
  await expect(title).toHaveValue('Ler o extrato');
  await expect(text).toHaveValue('Um.\n\n## As linhas\n\nDois.\n\n');
  await expect(said).toContainText('o título do documento é o do artigo');
  await text.fill('');
  await paste(text, { 'text/html': html });
  await expect(text).toHaveValue('Um.\n\n## As linhas\n\nDois.\n\n');
  await title.fill('Outro título');
  await text.fill('');
  await paste(text, { 'text/html': html });
  await expect(text).toHaveValue('## Ler o extrato\n\nUm.\n\n### As linhas\n\nDois.\n\n');
  await title.fill('');
  await text.fill('');
  await paste(text, { 'text/html': '<p class=MsoTitle>Do Word</p><h1>Uma parte</h1><p>Um.</p>' });
  await expect(title).toHaveValue('Do Word');
  await expect(text).toHaveValue('## Uma parte\n\nUm.\n\n');
});

test('a remark leads to its words; signs that have one way are put right at once', async ({ page }) => {
  const { text } = await newText(page);
  const table = '| Mês | Gasto |\n|---|--:|\n| Maio | 50 € |\n| Junho | 40 € |\n| Total | 100 € |';
  await text.fill(`## A cautela\n\n${table}\n\n${'Uma linha.\n\n'.repeat(60)}Na tela do celular, 50 € e mais 50 €, ou 40 €.`);
  await page.getByRole('button', { name: 'Rever o texto' }).click();
  const remarks = page.getByRole('listitem').filter({ hasText: 'Como corrigir' });
  await expect(remarks.filter({ hasText: '«50 €», 3 vezes' })).toHaveCount(1);
  await remarks.filter({ hasText: '«tela»' }).getByRole('link').click();
  await expect(text).toBeFocused();
  expect(await selectedIn(text)).toBe('tela');
  // Not the end of «cautela», far above.
  expect(await text.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Corrigir espaços e sinais (3)' }).click();
  await expect(text).toHaveValue(/Na tela do celular, 50€ e mais 50€, ou 40€\.$/);
  await expect(remarks.filter({ hasText: '€' })).toHaveText([/o total de «Gasto» é 100€, e as linhas dão 90/i]);
  await remarks.filter({ hasText: '«celular»' }).getByRole('button', { name: 'Trocar por «telemóvel»' }).click();
  await expect(text).toHaveValue(/Na tela do telemóvel, 50€/);
  await expect(remarks.filter({ hasText: '«celular»' })).toHaveCount(0);
  await expect(remarks.filter({ hasText: '«tela»' }).getByRole('button')).toHaveCount(0);
});

test('the word that a remark leads to stands clear of the bars above, on a low window too; each way to write it has a button', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { text } = await newText(page);
  const others = 'cassino celular usuário equipe senha mouse cotidiano saque';
  await text.fill(
    `## Um\n\n${'Uma linha que vai de um lado ao outro da caixa, e mais um pouco.\n\n'.repeat(4)}Isto acontesse.\n\n${'Uma linha.\n\n'.repeat(60)}Isto nao: ${others}.`,
  );
  await page.getByRole('button', { name: 'Rever o texto' }).click();
  const remarks = page.getByRole('listitem').filter({ hasText: 'Como corrigir' });
  for (const word of ['acontesse', 'nao', 'celular']) {
    await remarks
      .filter({ hasText: `«${word}»` })
      .getByRole('link')
      .click();
    await expect(text).toBeFocused();
    // A box that is as wide and shows only what stands above the word ends where its line does.
    const line = await text.evaluate((area: HTMLTextAreaElement) => {
      const copy = area.cloneNode() as HTMLTextAreaElement;
      copy.value = area.value.slice(0, area.selectionEnd);
      copy.style.cssText = `position: absolute; width: ${area.offsetWidth}px; height: 0; min-height: 0`;
      area.after(copy);
      const height = copy.scrollHeight;
      copy.remove();
      return area.getBoundingClientRect().top + height - area.scrollTop;
    });
    const tools = await page.locator('[aria-controls=campo-body]').boundingBox();
    expect(line, word).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0) + 24);
    expect(line, word).toBeLessThan(768);
  }
  await remarks.filter({ hasText: '«nao»' }).getByRole('button', { name: 'Trocar por «não»' }).click();
  await expect(text).toHaveValue(/Isto não:/);
  await expect(remarks.filter({ hasText: '«acontesse»' }).getByRole('button', { name: /^Trocar por/ })).toHaveCount(3);
});

test('what is pasted stands in its own paragraphs, and Ctrl+Z takes it back', async ({ page }) => {
  const { text } = await newText(page);
  await text.fill('Antes.Depois.');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  await paste(text, { 'text/plain': 'Rua\tLuzes\nAugusta\t1200\n' });
  await expect(text).toHaveValue('Antes.\n\n| Rua | Luzes |\n| --- | --: |\n| Augusta | 1200 |\n\nDepois.');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Antes.Depois.');
  await paste(text, { 'text/html': '<b>palavras</b>', 'text/plain': 'palavras' });
  await expect(text).toHaveValue('Antes.**palavras**Depois.');
});

test('a programmer’s editor pastes Markdown as it is written', async ({ page }) => {
  const { text } = await newText(page);
  await paste(text, { 'text/html': '<div><span style="color:red">**a**</span></div>', 'text/plain': '**a**', 'vscode-editor-data': '{}' });
  await paste(text, { 'text/html': '<pre>**a**</pre>', 'text/plain': '**a**' });
  await expect(text).toHaveValue('');
});

test('Enter continues a list; Ctrl+B, Ctrl+I and Ctrl+K write what the buttons write', async ({ page }) => {
  const { text } = await newText(page);
  await text.pressSequentially('- um');
  await page.keyboard.press('Enter');
  await page.keyboard.type('dois');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fim ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('forte');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByLabel('Para onde leva').fill('https://www.wikipedia.org/');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('- um\n- dois\nFim **forte** *palavras* [palavras](https://www.wikipedia.org/)');
  await expect(text).toBeFocused();
});

test('the buttons of a long text stay in sight', async ({ page }) => {
  const { text } = await newText(page);
  await text.fill('## Um\n\n'.repeat(200));
  await text.press('Control+End');
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 500);
  await expect(tool(page, 'Negrito')).toBeInViewport({ ratio: 1 });
});

test('a table is offered only where the site has room for one', async ({ page }) => {
  await page.goto('/mesa/#/articles/novo');
  await expect(tool(page, 'Tabela')).toBeVisible();
  await expect(page.locator('[aria-controls=campo-lead]').getByRole('button', { name: 'Tabela' })).toHaveCount(0);
  await paste(page.getByLabel('O parágrafo de abertura'), { 'text/plain': 'Rua\tLuzes\nAugusta\t1200\n' });
  await expect(page.getByText('O texto foi colado, mas este campo não leva tabelas: faça dela uma lista.')).toBeVisible();
});

test('a photograph larger than the site takes is made smaller before it is sent, and upright', async ({ page }) => {
  const { text } = await newText(page);
  const noise = { create: { width: 5000, height: 2600, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 50 } } } as const;
  const buffer = await sharp(noise).jpeg({ quality: 97 }).withMetadata({ orientation: 6 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(10_000_000);
  await putPicture(page, { name: 'Noite.JPG', mimeType: 'image/jpeg', buffer }, 'Grão');
  await expect(text).toHaveValue('![Grão](noite.jpg)\n\n');
  const { format, width, height } = await sharp(join(contentCopy, 'pictures/noite.jpg')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 2000, height: 3846 });
});

test('a picture of a kind that the site does not take becomes one that it does', async ({ page }) => {
  const { text } = await newText(page);
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  await putPicture(page, { name: 'ponto.gif', mimeType: 'image/gif', buffer }, 'Vermelho', '"Fim de tarde" [às 5"]');
  await expect(text).toHaveValue('![Vermelho](ponto.png "«Fim de tarde» às 5")\n\n');
});

test('a draft is seen before it has a word, after it is saved, and when it is opened again', async ({ page }) => {
  await page.goto('/mesa/#/articles/novo');
  const look = page.getByRole('button', { name: 'Pré-visualizar' });
  const heading = preview(page).getByRole('heading', { level: 1 });
  await look.click();
  await expect(heading).toHaveText('Falta: O título do artigo');
  await expect(page.getByRole('status').getByText(/Falta para publicar: .*O azulejo que ilustra o artigo; .*Fontes/)).toBeVisible();
  await expect(preview(page).getByText('1 fonte, lida')).toHaveCount(0);
  const title = page.getByLabel('O título do artigo');
  await title.fill('Três barcos, {{bonus-exemplo}}');
  await save(page, /^Guardado\. Falta para publicar: /);
  await expect(heading).toHaveText('Três barcos, 100€');
  await expect(page.getByRole('heading', { level: 1, name: 'Três barcos, 100€' })).toBeVisible();
  await expect(look).toBeDisabled();
  await page.reload();
  await expect(title).toHaveValue('Três barcos, {{bonus-exemplo}}');
  await look.click();
  await expect(heading).toHaveText('Três barcos, 100€');
  await page.getByRole('button', { name: 'Acrescentar a «Artigos relacionados»' }).click();
  await expect(page.getByLabel('Um artigo relacionado').getByRole('option')).toContainText(['Escolha', 'Barcos de papel', 'Ruas de pedra']);
  await expect(page.getByLabel('Um artigo relacionado').getByRole('option', { name: /Três barcos/ })).toHaveCount(0);
});
