import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import { copyContent } from './content-copy';
import { byHand, copyOf, said, save, selectedIn, tool, valuesOf } from './publisher';

const strangers: string[] = [];

test.beforeAll(copyContent);
test.beforeEach(async ({ page }) => {
  strangers.length = 0;
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') strangers.push(request.url());
  });
});
test.afterEach(() => expect(strangers, 'the desk asks no other host for anything').toEqual([]));

test('what the site would refuse is refused in its words, seen from the end of the page, at its field, and until it is mended', async ({ page }) => {
  await page.goto('/mesa/#/articles/barcos-de-papel.md');
  const text = page.getByLabel('O texto do artigo');
  const [before, file] = [await text.inputValue(), copyOf('articles/barcos-de-papel.md')];
  await text.press('Control+End');
  await tool(page, 'Ligação').click();
  await expect(page.locator('datalist option[value="/artigos/ruas-de-pedra"]')).toHaveText('Ruas de pedra');
  await page.getByRole('dialog').getByLabel('Para onde leva').fill('/nenhures');
  await page.getByRole('button', { name: 'Pôr no texto' }).click();
  await page.keyboard.type('aqui');
  await expect(text).toHaveValue(/\[aqui\]\(\/nenhures\)$/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Não foi guardado: 1 problema.')).toBeInViewport();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/Como corrigir:/);
  expect(copyOf('articles/barcos-de-papel.md')).toBe(file);
  await page.getByRole('alert').getByRole('link', { name: 'Barcos de papel › O texto do artigo' }).click();
  await expect(text).toBeFocused();
  await text.fill(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
});

test('a field that changed meanwhile: its two versions are shown, and the publisher chooses', async ({ page }) => {
  await page.goto('/mesa/#/about.yaml');
  await page.getByLabel('O título da página').fill('O meu título');
  byHand('about.yaml', (text) => text.replace(/^title: .*$/m, 'title: O título do disco'));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const field = page.getByRole('alert').getByRole('region', { name: 'O título da página' });
  await expect(field.getByRole('region', { name: 'A que foi guardada entretanto' })).toContainText('O título do disco');
  await expect(field.getByRole('region', { name: 'A sua' })).toContainText('O meu título');
  await page.getByRole('button', { name: 'Guardar a minha versão' }).click();
  await said(page, 'Guardado.');
  expect(copyOf('about.yaml')).toContain('title: O meu título');
});

test('what is saved is read again: each remark leads to its field, and a right word is accepted', async ({ page }) => {
  await page.goto('/mesa/#/about.yaml');
  const lead = page.getByLabel('O parágrafo de abertura');
  await lead.fill('Uma página do usuário, com uma palavra erada.');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const remarks = page.getByRole('listitem').filter({ hasText: /usuário|erada/ });
  await expect(remarks).toHaveText([/dicionário não conhece «erada»/, /«usuário».*«utilizador»/]);
  await page.getByRole('button', { name: '«erada»: é assim que se escreve' }).click();
  await expect(remarks).toHaveCount(1);
  await remarks.getByRole('link').click();
  await expect(lead).toBeFocused();
});

test('that there is nothing to remark on is said when it is asked, until the form changes', async ({ page }) => {
  await page.goto('/mesa/#/dictionary.yaml');
  const nothing = page.getByText(/^Nada a assinalar/);
  await page.getByRole('button', { name: 'Rever o texto' }).click();
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Acrescentar a «Palavras»' }).click();
  await expect(nothing).toHaveCount(0);
  await page.getByRole('textbox').last().fill('Ribeira');
  const read = page.waitForResponse('**/mesa/api/remarks');
  await save(page);
  await read;
  await expect(page.getByText('A reler…')).toHaveCount(0);
  await expect(nothing).toHaveCount(0);
});

test('related articles are chosen by their titles', async ({ page }) => {
  await page.goto('/mesa/#/articles/barcos-de-papel.md');
  await expect(page.getByLabel('Um artigo relacionado').getByRole('option')).toHaveText(['Ruas de pedra']);
  await page.getByRole('button', { name: 'Acrescentar a «Artigos relacionados»' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(/Artigos relacionados › 2.*Está por preencher/);
  await page.getByRole('button', { name: 'Retirar «Artigos relacionados: 2.º, por preencher»' }).click();
  await page.getByLabel('Um artigo relacionado').selectOption('Ruas de pedra');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an article that is deleted comes back with its links, at once or from the bin', async ({ page }) => {
  const other = copyOf('articles/barcos-de-papel.md');
  const remove = async () => {
    await page.goto('/mesa/#/articles/ruas-de-pedra.md');
    await page.getByText('Mudar o endereço ou apagar').click();
    await page.getByLabel('Para onde leva o endereço do artigo apagado').selectOption('Para lado nenhum: a página acabou (410)');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Apagar o artigo' }).click();
    await expect(page.getByText(/«Ruas de pedra» está no Lixo\. As ligações que lá levavam mudaram em: .*Barcos de papel/)).toBeVisible();
  };
  const isBack = async () => {
    await expect(page.getByText(/^Reposto\. As ligações que lá levavam voltaram a: .*Barcos de papel/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruas de pedra');
    expect(valuesOf('redirects.yaml').redirects).toEqual([]);
    expect(copyOf('articles/barcos-de-papel.md')).toBe(other);
  };
  await remove();
  await page.getByRole('button', { name: 'Anular «Ruas de pedra»' }).click();
  await isBack();
  await remove();
  await page.getByRole('link', { name: 'Ruas de pedra' }).click();
  await page.getByRole('button', { name: 'Repor', exact: true }).click();
  await isBack();
});

test('a partner that is taken away is put back beside the words that say so, and has a history of its own', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const [before, partner] = [copyOf('casinos.yaml'), valuesOf('casinos.yaml').casinos[1]];
  const partners = page.getByRole('region', { name: 'Parceiros' });
  await page.goto('/mesa/');
  await partners.getByRole('link', { name: 'casinos 1 title' }).click();
  await page.getByRole('button', { name: 'Retirar este parceiro' }).click();
  await expect(page.getByText('«casinos 1 title» foi retirado de todas as páginas.')).toBeVisible();
  await page.getByRole('button', { name: 'Anular «casinos 1 title»' }).click();
  await expect(page.getByText('«casinos 1 title» voltou a todas as páginas.')).toBeVisible();
  await expect(page.getByText('foi retirado')).toHaveCount(0);
  expect(copyOf('casinos.yaml')).toBe(before);
  await partners.getByRole('link', { name: 'casinos 1 title' }).click();
  await page.getByLabel('O que o leitor deve confirmar').fill('Um engano.');
  await page.getByLabel('Descrição curta').fill('Uma descrição nova.');
  await save(page);
  await page.getByRole('link', { name: 'Histórico' }).click();
  await page.getByRole('link', { name: /A versão que valeu até/ }).click();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole('button', { name: 'Repor só este campo: O que o leitor deve confirmar antes de se registar' }).click();
  await expect(page.getByRole('status').getByText(/^Reposto só/)).toBeInViewport();
  const [, changed] = valuesOf('casinos.yaml').casinos;
  expect(changed).toEqual({ ...partner, description: 'Uma descrição nova.' });
});

test('the first page says what is left, where the draw stands, and where to begin', async ({ page }) => {
  await page.goto('/mesa/');
  await expect(page.getByRole('region', { name: 'O sorteio' })).toContainText('Edição de 2025: terminou.');
  await expect(page.getByRole('region', { name: 'O que mudou desde o último site' })).toContainText('ainda não se fez o site');
  await page.getByRole('region', { name: 'O que falta' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  await page.goto('/mesa/#/historico');
  await expect(page.getByRole('listitem').filter({ hasText: 'retirou «casinos 1 title»' })).toBeVisible();
});

test('searches all texts and opens the field', async ({ page }) => {
  await page.goto('/mesa/#/procurar');
  const words = valuesOf('rules.yaml').faq[0].question;
  await page.getByLabel('Palavras').fill(words.toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Regras e perguntas frequentes › .+ › A pergunta$/ }).click();
  const question = page.getByLabel('A pergunta', { exact: true }).first();
  await expect(question).toBeFocused();
  expect(await selectedIn(question)).toBe(words);
  await page.goto('/mesa/#/home.yaml?campo=testimonials.items%5B1%5D');
  await expect(page.getByRole('group', { name: 'Testemunhos' }).getByLabel('Isto é um exemplo').nth(1)).toBeFocused();
});

test('what keeps the site from going public is in sight, with a link to its field', async ({ page }) => {
  await page.goto('/mesa/#/publicar');
  await page.getByRole('region', { name: 'Jurista' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  byHand('about.yaml', (text) => text.replace(/^lead: .*$/m, 'lead: Média do que diz o PMP, por mês.'));
  await page.goto('/mesa/#/publicar');
  await page.getByRole('listitem').filter({ hasText: '«PMP»' }).getByRole('link').click();
  const lead = page.getByLabel('O parágrafo de abertura');
  await expect(lead).toBeFocused();
  expect(await selectedIn(lead)).toBe('PMP');
});

test('no barrier that axe can see', async ({ page }) => {
  await page.addInitScript(axe.source);
  for (const place of [
    '',
    'home.yaml',
    'articles/barcos-de-papel.md',
    'procurar',
    'ligacoes',
    'publicar',
    'enviar',
    'historico',
    'historico?ficheiro=about.yaml',
  ]) {
    await page.goto(`/mesa/#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const found = await page.evaluate(`axe.run(document.querySelector('#desk'), { iframes: false })`);
    const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
    expect(
      violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
      place,
    ).toEqual([]);
  }
});
