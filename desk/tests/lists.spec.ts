import { expect, test } from '@playwright/test';
import { copyContent } from './content-copy';
import { makeOf, preview, save, valuesByHand, valuesOf } from './publisher';

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
  await save(page);
  expect(valuesOf('home.yaml').steps.items.map(({ title }: { title: string }) => title)).toEqual([
    'home steps items 0 title',
    'Mudado',
    'home steps items 2 title',
  ]);
});

test('until it knows of a site that was sent, all of it is to be sent', async ({ page }) => {
  makeOf({});
  await page.goto('/mesa/');
  await expect(page.getByText('pronto, por enviar').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Por enviar tudo' })).toBeVisible();
  copyContent();
});

test('partners are put in order on the first page, or in their own form; there is room for six', async ({ page }) => {
  await page.goto('/mesa/');
  const partners = page.getByRole('region', { name: 'Parceiros' });
  await partners.getByRole('button', { name: 'Subir «casinos 1 title»' }).click();
  await expect(partners.getByRole('status')).toHaveText('«casinos 1 title» é agora o 1.º no site.');
  await expect(partners.getByRole('button', { name: 'Descer «casinos 1 title»' })).toBeFocused();
  await expect(partners.getByRole('listitem').first()).toContainText('casinos 1 title');
  const casinos = () => valuesOf('casinos.yaml').casinos as { title: string }[];
  expect(casinos().map(({ title }) => title)).toEqual(['casinos 1 title', 'casinos 0 title', 'casinos 2 title']);

  await page.getByRole('link', { name: 'Casinos parceiros' }).click();
  await page.getByRole('button', { name: 'Descer «casinos 1 title»' }).click();
  await save(page);
  expect(casinos().map(({ title }) => title)).toEqual(['casinos 0 title', 'casinos 1 title', 'casinos 2 title']);

  await page.goto('/mesa/');
  await expect(partners.getByRole('link', { name: 'Novo parceiro' })).toBeVisible();
  const six = Array.from({ length: 6 }, (_, index) => ({ ...casinos()[0], title: `Casino ${index}` }));
  valuesByHand('casinos.yaml', { casinos: six });
  await page.reload();
  await expect(partners.getByText('São 6, o máximo')).toBeVisible();
  await expect(partners.getByRole('link', { name: 'Novo parceiro' })).toHaveCount(0);
});

test('a partner is chosen from who has a licence, and what the publisher has written of it stays', async ({ page }) => {
  await page.goto('/mesa/#/casinos.yaml?campo=casinos%5B0%5D');
  const conditions = await page.getByLabel('O que o leitor deve confirmar').inputValue();
  await page.getByLabel('Escolher de «Quem tem licença»').selectOption('Velho (wikipedia.org)');
  await expect(page.getByLabel('O nome do casino')).toHaveValue('Velho');
  await expect(page.getByLabel('O endereço de afiliado que o botão abre')).toHaveValue('https://wikipedia.org/');
  await expect(page.getByLabel('O texto do botão')).toHaveValue('Visitar Velho');
  await expect(page.getByLabel('A entidade exploradora')).toHaveValue('Empresa, S.A.');
  await expect(page.getByLabel('Os jogos para que vale a licença')).toHaveValue('jogos de fortuna ou azar e apostas desportivas à cota');
  await expect(page.getByLabel('O que o leitor deve confirmar')).toHaveValue(conditions);
  await page.getByLabel('O endereço de afiliado que o botão abre').fill('https://afiliados.test/123');
  await page.getByLabel('Escolher de «Quem tem licença»').selectOption('Velho (wikipedia.org)');
  await expect(page.getByLabel('O endereço de afiliado que o botão abre')).toHaveValue('https://afiliados.test/123');
  await page.getByLabel('O dia em que viu a marca').fill('2026-11-20');
  await page.getByLabel('Isto é um exemplo').uncheck();
  await save(page, /^Guardado\./);
  await page.goto('/mesa/#/publicar');
  await expect(page.getByText('Verificação de lançamento:')).toBeVisible();
  await expect(page.getByText(/não está na tabela de quem tem licença/)).toHaveCount(0);
});

test('a new partner comes into sight on its page; what «Quem tem licença» does not say of it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const { operators } = valuesOf('licensed-operators.yaml');
  const { company, ...alone } = operators[0];
  valuesByHand('licensed-operators.yaml', { operators: [...operators, { ...alone, brand: 'Sozinha', domain: 'sozinha.test' }] });
  const casinos = valuesOf('casinos.yaml').casinos.slice(0, 3);
  valuesByHand('casinos.yaml', { casinos });
  await page.goto('/mesa/');
  await page.getByRole('link', { name: 'Novo parceiro' }).click();
  const seen = preview(page);
  await expect(seen.getByRole('heading', { name: casinos[1].title })).toBeVisible();
  await page.getByLabel('Escolher de «Quem tem licença»').selectOption('Sozinha (sozinha.test)');
  await expect(page.getByText('«Quem tem licença» não diz a empresa de Sozinha')).toBeVisible();
  for (const label of ['A entidade exploradora', 'Descrição curta', 'Descrição completa', 'O que o leitor deve confirmar'])
    await page.getByLabel(label).fill('Umas palavras quaisquer');
  await page.getByLabel('O desenho do cartão').selectOption('Sino');
  await page.getByLabel('O dia em que viu a marca').fill('2026-11-20');
  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  await expect(seen.getByRole('heading', { name: 'Sozinha' })).toBeInViewport();
});

test('a list whose order is the site’s has no arrows', async ({ page }) => {
  await page.goto('/mesa/#/licensed-operators.yaml');
  const list = page.getByRole('group', { name: 'Marcas' });
  await page.getByRole('button', { name: 'Acrescentar a «Marcas»' }).click();
  await expect(list.getByRole('button', { name: 'Retirar «Velho»' })).toBeVisible();
  await expect(list.getByRole('button', { name: /^(Subir|Descer)/ })).toHaveCount(0);
});
