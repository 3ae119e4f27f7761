/* The whole of a publisher's work, one thing after the other, as docs/guia-do-editor.md says it. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { copyContent, zipCopy } from './content-copy';
import { byHand, copyOf, fill, preview, putPicture, save, tool, valuesOf } from './publisher';

test.beforeAll(copyContent);

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);

test('a publisher does all there is to do', async ({ page }) => {
  test.setTimeout(600_000);
  page.on('dialog', (dialog) => dialog.accept());

  await test.step('a mistake in a text', async () => {
    await open(page, 'Sobre o projeto');
    await page.getByLabel('O título da página').fill('Um engano');
    await save(page);
  });

  await test.step('a real partner, with its licence', async () => {
    const before = copyOf('casinos.yaml').split('\n');
    await page.getByRole('link', { name: 'Textos' }).click();
    await page.getByRole('region', { name: 'Parceiros' }).getByRole('listitem').first().getByRole('link').click();
    await fill(page, {
      'O nome do casino': 'Casino do Teste',
      'O endereço de afiliado que o botão abre': 'https://www.wikipedia.org/?de=sorteio',
      'O texto do botão': 'Visitar Casino do Teste',
    });
    await page.getByLabel('Preencher «A licença»').check();
    await fill(page, {
      'A entidade exploradora': 'Empresa do Teste, S.A.',
      'Os jogos para que vale a licença': 'jogos de fortuna ou azar',
      'O dia em que viu a marca': day(0),
    });
    await page.getByLabel('Isto é um exemplo').uncheck();
    await save(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'São ainda as palavras do exemplo.' })).toHaveCount(3);
    const changed = copyOf('casinos.yaml')
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(changed).toHaveLength(7);
    await expect(preview(page).getByText('Empresa do Teste, S.A.')).toBeVisible();
  });

  await test.step('an article with a picture and a table, looked at before it is saved', async () => {
    await newArticle(page, 'Uma noite em dezembro');
    await expect(page.getByLabel('O fim do endereço, depois de /artigos/')).toHaveValue('uma-noite-em-dezembro');
    const text = page.getByLabel('O texto do artigo');
    await text.fill('## A rua\n\nUma frase sobre a rua em dezembro.');
    await page.keyboard.press('Control+End');
    await putPicture(page, { name: 'Página.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') }, 'Uma rua com luzes', 'Lisboa');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('não é uma imagem JPEG');
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d3f8f' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('O ficheiro').setInputFiles({ name: 'Rua à noite.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Pôr no texto' }).click();
    await expect(text).toHaveValue(/!\[Uma rua com luzes\]\(rua-a-noite\.jpg "Lisboa"\)/);
    await tool(page, 'Tabela').click();
    await page.getByLabel('É um rascunho').uncheck();
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    await expect(preview(page).getByRole('img', { name: 'Uma rua com luzes' })).not.toHaveJSProperty('naturalWidth', 0);
    await expect(preview(page).getByRole('columnheader', { name: 'Outra coluna' })).toBeVisible();
    await save(page);
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Uma noite em dezembro');
  });

  await test.step('another one, which comes out by itself later', async () => {
    await newArticle(page, 'Outra noite em dezembro');
    await fill(page, {
      'O fim do endereço, depois de /artigos/': 'outra-noite',
      'O texto do artigo': '## A praça\n\nUma frase sobre a praça em dezembro.',
      'A data de publicação': day(20),
    });
    await page.getByLabel('É um rascunho').uncheck();
    await save(page, /^Guardado\. Sai a /);
  });

  await test.step('a third one gets another address', async () => {
    await open(page, 'Ruas de pedra');
    await page.getByText('Mudar o endereço ou apagar').click();
    await page.getByLabel('O fim do endereço, depois de /artigos/').fill('Às ruas');
    await page.getByRole('button', { name: 'Mudar o endereço' }).click();
    await expect(page).toHaveURL(/#\/articles\/as-ruas\.md$/);
    expect(valuesOf('redirects.yaml').redirects).toEqual([{ from: '/artigos/ruas-de-pedra', to: '/artigos/as-ruas' }]);
    await expect(page.getByText(/^Endereço mudado: .* leva agora a \/artigos\/as-ruas\. /)).toBeVisible();
  });

  await test.step('the promotion of another year', async () => {
    await open(page, 'Datas da promoção');
    await fill(page, {
      'Primeiro dia das inscrições': '2026-12-01',
      'Último dia das inscrições': '2026-12-24',
      'Dia do sorteio': '2026-12-25',
      'Último dia para publicar a lista': '2026-12-27',
    });
    await save(page);
  });

  await test.step('the site is built and packed', async () => {
    await page.getByRole('link', { name: 'Publicar' }).click();
    await expect(page.getByText('Outra noite em dezembro sai em')).toBeVisible();
    await build(page);
    await expect(page.getByRole('heading', { name: 'O site está feito' })).toBeVisible();
    await expect(page.getByText(/ponha no ar/)).toBeVisible();
    await page.getByText('Alojamento partilhado').click();
    await page.getByRole('link', { name: 'confirme' }).first().click();
    await expect(page.getByRole('heading', { name: 'Para quem tem um técnico' }).last()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descarregar o site' }).click();
    const files = Object.keys(unzipSync(readFileSync(await (await download).path())));
    expect(files).toEqual(expect.arrayContaining(['.htaccess', 'index.html', 'artigos/uma-noite-em-dezembro.html', 'artigos/as-ruas.html']));
    expect(files.filter((file) => file.endsWith('.avif'))).toHaveLength(3);
    expect(files).not.toContain('artigos/outra-noite.html');
  });

  await test.step('the site that was made is still there on another visit, until a text changes', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'O site está feito' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Descarregar o site' })).toBeVisible();
    await expect(page.getByText(/depois de o site ser feito/)).toHaveCount(0);
  });

  await test.step('the mistake is undone', async () => {
    await open(page, 'Sobre o projeto');
    await page.getByRole('link', { name: 'Histórico' }).click();
    await page
      .getByRole('link', { name: /A versão que valeu até/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Hoje' })).toHaveText(/Um engano/);
    await page.getByRole('button', { name: 'Repor esta versão' }).click();
    await page.getByRole('link', { name: 'Abrir o texto' }).click();
    await expect(page.getByRole('textbox', { name: 'O título da página' })).not.toHaveValue('Um engano');
  });

  await test.step('what changed since the last publication is shown page by page', async () => {
    await open(page, 'Site, contactos e aparência');
    await page.getByLabel('O ano na linha de direitos de autor do rodapé').fill('2027');
    await save(page);
    await page.getByRole('link', { name: 'Publicar' }).click();
    await expect(page.getByText('Mudaram 2 textos depois de o site ser feito')).toBeVisible();
    await build(page);
    await expect(page.locator('summary', { hasText: 'O rodapé, em todas as páginas' })).toHaveCount(1);
    await page.locator('summary', { hasText: 'Sobre o projeto' }).click();
    await expect(page.getByRole('region', { name: 'Antes' }).first()).toContainText('Um engano');
    await expect(page.getByRole('region', { name: 'Agora' }).first()).not.toContainText('Um engano');
  });

  await test.step('a build that fails leaves what was there', async () => {
    const zip = readFileSync(zipCopy);
    byHand('about.yaml', () => 'title: "');
    await build(page);
    await expect(page.getByRole('alert').last()).toContainText('about.yaml');
    expect(readFileSync(zipCopy).equals(zip)).toBe(true);
  });
});

/** From the desk's first page. */
async function open(page: Page, name: string | RegExp) {
  await page.goto('/mesa/');
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

async function build(page: Page) {
  const button = page.getByRole('button', { name: 'Fazer o site' });
  await button.click();
  await expect(button).toBeEnabled({ timeout: 240_000 });
}

/** All fields but the text, the dates and the tick of a draft. */
async function newArticle(page: Page, title: string) {
  await page.goto('/mesa/');
  await page.getByRole('link', { name: 'Novo artigo' }).click();
  await fill(page, {
    'O título do artigo': title,
    'O resumo': `O que se vê numa noite de dezembro: ${title.toLowerCase()}.`,
    'Uma frase para motores de busca': `${title}: o que se vê, o que se ouve e a que horas se acendem as luzes.`,
    'O tema': 'Dezembro',
    'O parágrafo de abertura': 'Um passeio por uma rua com luzes.',
    'O título da página consultada': 'Uma página',
    'O endereço onde o leitor pode confirmar': 'https://www.wikipedia.org/',
    'O dia em que a página': day(0),
  });
  await page.getByLabel('O azulejo que ilustra o artigo').selectOption('Estrela');
}
