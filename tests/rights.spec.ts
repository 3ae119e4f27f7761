import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { enterButton } from './overlays';
import { visitors } from './visitors';

const { letters, unpaid, illegal } = content.rights;
const [{ brand, domain }] = content.licensedOperators.operators as [(typeof content.licensedOperators.operators)[0]];
const [door] = content.casinos.turnTo.doors as [(typeof content.casinos.turnTo.doors)[0]];

test.describe('inside', () => {
  test.use({ storageState: visitors.returning });

  const ask = async (page: Page, typed: string) => {
    await page.getByLabel('Domínio ou marca').fill(typed);
    await page.getByRole('button', { name: 'Procurar' }).click();
  };

  test('a domain is looked for in the table, whatever stands around it, and nobody is asked', async ({ page, baseURL }) => {
    const abroad: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || abroad.push(request.url()));
    await page.goto(routes.rights);
    const answer = page.locator('form').getByRole('status');
    await expect(answer).toHaveText('');
    await ask(page, `https://www.${domain.toUpperCase()}/entrar`);
    await expect(answer).toContainText(`${domain} (${brand}) consta da lista do SRIJ lida a 1 de novembro de 2025`);
    await ask(page, `jogos.${domain}`);
    await expect(answer).toContainText(`jogos.${domain} faz parte de ${domain} (${brand}), que consta`);
    await ask(page, brand.toLowerCase());
    await expect(answer).toContainText(`${domain} (${brand}) consta`);
    await ask(page, `${domain}.bonus.example`);
    await expect(answer).toContainText(`${domain}.bonus.example não está na lista do SRIJ lida a 1 de novembro de 2025`);
    await expect(answer.getByRole('link', { name: 'lista oficial' })).toHaveAttribute('href', content.facts.licenceList);
    await answer.getByRole('link', { name: 'o que ainda pode fazer' }).click();
    await expect(page).toHaveURL(new RegExp(`#${illegal.id}$`));
    expect(abroad).toEqual([]);
  });

  test('before its script files have come the box goes nowhere, and the table opens', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(routes.rights);
    await ask(page, domain);
    await expect(page).toHaveURL(new RegExp(`${routes.rights}$`));
    const row = page.getByRole('row', { name: `${brand} ${domain}` });
    await expect(row).toBeHidden();
    await page.getByRole('heading', { level: 3, name: 'A lista: marcas e domínios' }).click();
    await expect(row).toBeVisible();
  });

  test('a letter is selected whole by one press, without the script files', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const [letter] = letters.parts as [(typeof letters.parts)[0]];
    const [first = '', ...others] = letter.content.split('\n\n');
    await page.goto(routes.rights);
    await page.getByRole('heading', { level: 3, name: letter.title, exact: true }).click();
    await page.getByText(first, { exact: true }).click();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(others.filter((paragraph) => !selected.includes(paragraph))).toEqual([]);
  });

  test('a letter opens as a message to nobody: its first line is the subject, the rest what it says', async ({ page }) => {
    const [letter] = letters.parts as [(typeof letters.parts)[0]];
    await page.goto(`${routes.rights}#${letter.id}`);
    const link = page.getByRole('link', { name: 'Abrir no correio eletrónico' }).first();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    for (const _ of ['once', 'and again']) {
      await link.click();
      const message = new URL((await link.getAttribute('href')) ?? '');
      expect([message.protocol, message.pathname, ...message.searchParams]).toEqual([
        'mailto:',
        '',
        ['subject', 'Um pedido & outro'],
        ['body', 'Um primeiro parágrafo.\r\n\r\nUm segundo parágrafo, de 100€.'],
      ]);
    }
  });

  test('what each part comes to is read while it is closed', async ({ page }) => {
    await page.goto(routes.rights);
    for (const { id, inShort } of [...unpaid.parts, ...illegal.parts]) {
      await expect(page.locator(`#${id}`)).not.toHaveAttribute('open');
      await expect(page.locator(`#${id}`).getByText(inShort, { exact: true })).toBeVisible();
    }
  });

  test('a link to a step opens it; the steps do not close each other', async ({ page }) => {
    const [one, other] = unpaid.parts as [(typeof unpaid.parts)[0], (typeof unpaid.parts)[0]];
    await page.goto(`${routes.rights}#${one.id}`);
    await page.getByRole('heading', { level: 3, name: other.title, exact: true }).click();
    for (const { content } of [one, other]) await expect(page.getByText(content, { exact: true })).toBeVisible();
  });
});

test('an address that moved leads on to where the answer is now, through the gate and without it, and leaves no step back', async ({ page }) => {
  await page.goto(routes.terms);
  await page.goto(`${routes.casinos}#${door.id}`);
  await expect(page).toHaveURL(new RegExp(`${door.to}$`));
  await enterButton(page).click();
  await page.goto(routes.casinos);
  await page.evaluate((id) => location.assign(`#${id}`), door.id);
  await expect(page).toHaveURL(new RegExp(`${door.to}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${routes.casinos}$`));
});
