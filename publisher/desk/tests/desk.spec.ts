import { expect, type Page, test } from '@playwright/test';
import { readCopy } from './content-copy';
import { press, save, visit } from './desk-page';

const strangers: string[] = [];

test.beforeEach(async ({ page }) => {
  strangers.length = 0;
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') strangers.push(request.url());
  });
});
test.afterEach(() => expect(strangers, 'the desk asks no other host for anything').toEqual([]));

test('shows every content file, with the words of its schema, in Portuguese', async ({ page }) => {
  await page.goto('/mesa/#/collections/pages');
  for (const name of ['Datas da promoção', 'Casinos parceiros', 'Página inicial', 'Política de Privacidade', 'Organizações de apoio']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.goto('/mesa/#/collections/pages/entries/casinos');
  await expect(page.getByLabel('O título da nota no fim da página')).toHaveValue('Como confirmar uma licença');
  await expect(page.getByText('Até 70 caracteres.').first()).toBeVisible();
});

test('changes a partner’s link, in the file and on the page, and nothing else', async ({ page }) => {
  const before = readCopy('casinos.yaml').split('\n');
  await page.goto('/mesa/#/collections/pages/entries/casinos');
  await openItem(page, 'Casino Estrela do Norte');
  await page.getByRole('textbox', { name: 'O endereço de afiliado que o botão abre' }).first().fill('https://parceiro.test/?de=sorteio');
  await page.getByLabel('Enquanto esta frase existir, o valor é provisório').first().fill('');
  await save(page);

  const after = readCopy('casinos.yaml').split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual(['      value: https://parceiro.test/?de=sorteio']);
  expect(before.length - after.length, 'the notice is gone with its line, the comments are not').toBe(1);

  await visit(page, '/cassinos-online');
  await expect(page.locator('a[href="https://parceiro.test/?de=sorteio"]')).toBeVisible();
});

test('refuses a date that cannot be, says why, and leaves the file alone', async ({ page }) => {
  const before = readCopy('promotion.yaml');
  await page.goto('/mesa/#/collections/pages/entries/promotion');
  await page.getByLabel('Dia do sorteio').fill('2025-12-20');
  await press(page);

  const report = page.getByRole('dialog', { name: 'Não foi guardado' });
  await expect(report).toContainText('content/promotion.yaml › drawOn');
  await expect(report).toContainText('O quê:');
  expect(readCopy('promotion.yaml')).toBe(before);

  await report.getByRole('button', { name: 'Voltar ao texto' }).click();
  await expect(report).toBeHidden();
  await page.getByLabel('Dia do sorteio').fill('2025-12-26');
  await save(page);
  expect(readCopy('promotion.yaml')).toBe(before.replace('drawOn: 2025-12-25', 'drawOn: 2025-12-26'));
});

test('publishes an article', async ({ page }) => {
  await page.goto('/mesa/#/collections/articles/new');
  const fill = (label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words);
  await fill('O título do artigo', 'Um artigo da mesa');
  await fill('O fim do endereço: /artigos/<slug>', 'artigo-da-mesa');
  await fill('O resumo, na lista de artigos', 'O resumo do artigo da mesa.');
  await fill('Uma frase para motores de busca', 'Uma frase sobre o artigo da mesa.');
  await fill('O tema, na lista de artigos', 'Mesa');
  await choose(page, 'O azulejo que ilustra o artigo', 'estrela');
  await fill('A data de publicação', '2026-11-20');
  await fill('A data da última revisão', '2026-11-21');
  await write(page, 'O parágrafo de abertura', 'Abre o artigo.');
  for (const [index, words] of ['Uma ideia.', 'Outra ideia.', 'Uma terceira, aos {{idade-minima}} anos.'].entries()) {
    await page.getByRole('button', { name: 'Acrescentar: o essencial' }).click();
    await page.getByLabel('Uma ideia de «O essencial»').nth(index).fill(words);
  }
  await page.getByRole('button', { name: 'Acrescentar: fontes' }).click();
  await fill('O título da página consultada e quem a publica', 'Uma fonte: exemplo');
  await fill('O endereço da página consultada', 'https://www.icad.pt/');
  await fill('O dia em que a página foi consultada', '2026-11-21');
  await write(page, 'O texto do artigo', 'O texto, com {{linha-de-ajuda}}.');
  await save(page);

  const file = readCopy('articles/artigo-da-mesa.md');
  expect(file).toMatch(/^---\ntitle: Um artigo da mesa\nslug: artigo-da-mesa\n/);
  expect(file).toMatch(/\n---\n\nO texto, com \{\{linha-de-ajuda\}\}\.\n$/);
  await visit(page, '/artigos/artigo-da-mesa');
  await expect(page.getByRole('heading', { level: 1, name: 'Um artigo da mesa' })).toBeVisible();
  await expect(page.getByText('O texto, com 1414.')).toBeVisible();
});

test('changes a word of an article and leaves its tables and lists as they were written', async ({ page }) => {
  const file = 'articles/dicas-aproveitar-bonus.md';
  const before = readCopy(file);
  await page.goto('/mesa/#/collections/articles/entries/dicas-aproveitar-bonus');
  // At the first letter itself: the editor hears late that the caret has left the place of a click.
  await richText(page, 'O texto do artigo')
    .getByRole('heading')
    .first()
    .click({ position: { x: 1, y: 5 } });
  await page.keyboard.press('Home');
  await page.keyboard.insertText('Palavra ');
  await save(page);
  expect(readCopy(file)).toBe(before.replace('\n---\n\n## ', '\n---\n\n## Palavra '));
});

test('shows the page itself beside the form', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('ageVerified', 'true'));
  await page.goto('/mesa/#/collections/pages/entries/rules');
  const preview = page.frameLocator('#preview-pane').frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('answers only its own page', async ({ request }) => {
  const ask = (headers: Record<string, string>) => request.post('/mesa/api', { headers, data: { action: 'getEntry', params: { path: 'site.yaml' } } });
  expect((await ask({ origin: 'https://sitio.example' })).status()).toBe(403);
  expect((await ask({})).status()).toBe(403);
  expect((await ask({ origin: 'http://localhost:4398' })).status()).toBe(200);
});

async function openItem(page: Page, name: string) {
  const item = page.getByText(name, { exact: true }).first();
  await expect(item).toBeVisible();
  await item.locator('xpath=preceding-sibling::div[1]').getByRole('button').first().click();
}

async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option }).click();
}

async function write(page: Page, label: string, words: string) {
  await richText(page, label).click();
  await page.keyboard.insertText(words);
}

function richText(page: Page, label: string) {
  return page
    .locator('[class*="ControlContainer"]', { has: page.getByText(label, { exact: true }) })
    .locator('[data-slate-editor]')
    .last();
}
