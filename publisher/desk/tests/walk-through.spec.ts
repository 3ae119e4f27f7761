/* The whole of a publisher's work, one thing after the other, as docs/guia-do-editor.md says it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { parse } from 'yaml';
import { projectRoot } from '../../../paths';
import { contentCopy, copyContent, copyFolders, zipCopy } from './content-copy';

test.beforeAll(copyContent);

const copyOf = (path: string) => readFileSync(join(contentCopy, path), 'utf8');
const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);

test('a publisher does all there is to do, and the site still keeps every law', async ({ page }) => {
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
    await page.getByLabel('O nome do casino').fill('Casino do Teste');
    await page.getByLabel('O endereço de afiliado que o botão abre').fill('https://www.wikipedia.org/?de=sorteio');
    await page.getByLabel('O texto do botão').fill('Visitar Casino do Teste');
    await page.getByLabel('Preencher «A licença»').check();
    await page.getByLabel('A entidade exploradora').fill('Empresa do Teste, S.A.');
    await page.getByLabel('Os jogos para que vale a licença').fill('jogos de fortuna ou azar');
    await page.getByLabel('O dia em que viu a marca').fill(day(0));
    await page.getByLabel('Isto é um exemplo').uncheck();
    await save(page);
    const changed = copyOf('casinos.yaml')
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(changed).toHaveLength(7);
    await expect(preview(page).getByText('Empresa do Teste, S.A.')).toBeVisible();
  });

  await test.step('an article with a picture and a table', async () => {
    await newArticle(page, 'Uma noite em dezembro', 'uma-noite-em-dezembro');
    const text = page.getByLabel('O texto do artigo');
    await text.fill('## A rua\n\nUma frase sobre a rua em dezembro.');
    await page.keyboard.press('Control+End');
    await tool(page, 'Imagem').click();
    await page.getByLabel('O ficheiro').setInputFiles({ name: 'Página.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
    await page.getByLabel('O que se vê na imagem').fill('Uma rua com luzes');
    await page.getByRole('button', { name: 'Pôr no texto' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('não é uma imagem JPEG');
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d3f8f' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('O ficheiro').setInputFiles({ name: 'Rua à noite.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByLabel('Legenda').fill('Lisboa');
    await page.getByRole('button', { name: 'Pôr no texto' }).click();
    await expect(text).toHaveValue(/!\[Uma rua com luzes\]\(rua-a-noite\.jpg "Lisboa"\)/);
    await tool(page, 'Tabela').click();
    await page.getByLabel('É um rascunho').uncheck();
    await save(page);
    await expect(preview(page).getByRole('img', { name: 'Uma rua com luzes' })).not.toHaveJSProperty('naturalWidth', 0);
    await expect(preview(page).getByRole('columnheader', { name: 'Outra coluna' })).toBeVisible();
  });

  await test.step('another one, which comes out by itself later', async () => {
    await newArticle(page, 'Outra noite em dezembro', 'outra-noite-em-dezembro');
    await page.getByLabel('O texto do artigo').fill('## A praça\n\nUma frase sobre a praça em dezembro.');
    await page.getByLabel('A data de publicação').fill(day(20));
    await page.getByLabel('A data da última revisão').fill(day(20));
    await page.getByLabel('É um rascunho').uncheck();
    await save(page);
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Outra noite em dezembro');
  });

  await test.step('a third one gets another address', async () => {
    await open(page, /Cassinos ao vivo|ao vivo/i);
    await page.getByText('Mudar o endereço ou apagar').click();
    await page.getByLabel('O fim do endereço, depois de /artigos/').fill('ao-vivo');
    await page.getByRole('button', { name: 'Mudar o endereço' }).click();
    await expect(page).toHaveURL(/#\/articles\/ao-vivo\.md$/);
    expect(parse(copyOf('redirects.yaml')).redirects).toEqual([{ from: '/artigos/cassinos-ao-vivo-vale-a-pena', to: '/artigos/ao-vivo' }]);
  });

  await test.step('the promotion of another year', async () => {
    await open(page, 'Datas da promoção');
    for (const [label, date] of [
      ['Primeiro dia das inscrições', '2026-12-01'],
      ['Último dia das inscrições', '2026-12-24'],
      ['Dia do sorteio', '2026-12-25'],
      ['Último dia para publicar a lista', '2026-12-27'],
    ] as const)
      await page.getByLabel(label).fill(date);
    await save(page);
    await open(page, 'Site, contactos e aparência');
    await page.getByLabel('O ano na linha de direitos de autor').fill('2026');
    await save(page);
  });

  await test.step('the mistake is undone', async () => {
    await open(page, 'Sobre o projeto');
    await page.getByRole('link', { name: 'Histórico' }).click();
    await page
      .getByRole('link', { name: /A versão que valeu até/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Repor esta versão' }).click();
    await expect(page.getByLabel('O título da página')).not.toHaveValue('Um engano');
  });

  await test.step('the site is built and packed', async () => {
    await page.getByRole('link', { name: 'Publicar' }).click();
    await expect(page.getByText(`sai em ${day(20)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Fazer o site' }).click();
    await expect(page.getByRole('heading', { name: 'O site está feito' }).or(page.getByRole('alert'))).toHaveText('O site está feito', { timeout: 240_000 });
    const files = Object.keys(unzipSync(readFileSync(zipCopy)));
    expect(files).toEqual(expect.arrayContaining(['.htaccess', 'index.html', 'artigos/uma-noite-em-dezembro.html', 'artigos/ao-vivo.html']));
    expect(files.filter((file) => file.endsWith('.avif'))).toHaveLength(3);
    expect(files).not.toContain('artigos/outra-noite-em-dezembro.html');
  });

  for (const check of ['checks/run.ts', 'checks/language/run.ts'])
    await test.step(check, () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', check], {
        cwd: projectRoot,
        env: { ...process.env, ...copyFolders },
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).toBe(0);
    });
});

const preview = (page: Page) => page.frameLocator('iframe');
const tool = (page: Page, name: string): Locator => page.getByRole('toolbar', { name: 'Formatação' }).last().getByRole('button', { name });

/** From the desk's first page. */
async function open(page: Page, name: string | RegExp) {
  await page.goto('/mesa/');
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado.', { exact: true }).or(page.getByRole('alert'))).toHaveText('Guardado.');
}

/** All fields but the text, the dates and the tick of a draft. */
async function newArticle(page: Page, title: string, slug: string) {
  await page.goto('/mesa/');
  await page.getByRole('link', { name: 'Novo artigo' }).click();
  await page.getByLabel('O título do artigo').fill(title);
  await page.getByLabel('O fim do endereço, depois de /artigos/').fill(slug);
  await page.getByLabel('O resumo').fill(`O que se vê numa noite de dezembro: ${title.toLowerCase()}.`);
  await page.getByLabel('Uma frase para motores de busca').fill(`${title}: o que se vê, o que se ouve e a que horas se acendem as luzes.`);
  await page.getByLabel('O tema').fill('Dezembro');
  await page.getByLabel('O azulejo que ilustra o artigo').selectOption('Estrela');
  await page.getByLabel('O parágrafo de abertura').fill('Um passeio por uma rua com luzes.');
  const source = page.getByRole('group', { name: 'Fontes' });
  await source.getByLabel('O título da página consultada').fill('Uma página');
  await source.getByLabel('O endereço onde o leitor pode confirmar').fill('https://www.wikipedia.org/');
  await source.getByLabel('O dia em que a página').fill(day(0));
}
