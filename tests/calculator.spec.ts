import { expect, type Page, test } from '@playwright/test';
import { consoleErrors } from './console-errors';
import { openSite } from './open';

const path = '/artigos/dicas-aproveitar-bonus';
const calculator = (page: Page) => page.getByRole('region', { name: 'Quanto tenho mesmo de apostar?' });
const field = (page: Page, label: string) => calculator(page).getByRole('textbox', { name: label });
const result = (page: Page) => calculator(page).getByRole('status');

test('§9 35x on a 100€ bonus means 3.500€ of bets: it stands in the HTML, without React', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await openSite(page, path);
  await expect(field(page, 'Bónus')).toHaveValue('100');
  await expect(field(page, 'Rollover')).toHaveValue('35');
  await expect(result(page)).toContainText('3.500€ em apostas: 100€ × 35.');
  await expect(result(page)).toContainText('Custo médio: 140€');
});

test('each change gives the whole new result', async ({ page }) => {
  await openSite(page, path);
  await field(page, 'Bónus').fill('50');
  await expect(result(page)).toHaveText(/^1\.750€ em apostas: 50€ ×\s35\. São 58,33€ por dia, durante 30 dias\.Custo médio: 70€\./);
  await page.getByRole('checkbox', { name: 'O rollover conta sobre o bónus e o depósito' }).check();
  await expect(result(page)).toContainText('5.250€ em apostas: (50€ + 100€) × 35.');
  await field(page, 'Retorno').fill('94,5');
  await expect(result(page)).toContainText('Custo médio: 288,75€');
});

test('§9 slots count 100%; roulette and blackjack 10–20% or 0%', async ({ page }) => {
  await openSite(page, path);
  await expect(calculator(page)).toContainText('slots, normalmente 100%; roleta e blackjack, 10–20% ou 0%');
  await field(page, 'Contribuição').fill('20');
  await expect(result(page)).toContainText('17.500€ em apostas: 100€ × 35 ÷ 20%.');
  await field(page, 'Contribuição').fill('0');
  await expect(result(page)).toContainText('Com uma contribuição de 0%, este jogo não conta');
});

test('what cannot be read empties the result, which says which field and why, until it is mended', async ({ page }) => {
  await openSite(page, path);
  await field(page, 'Prazo').fill('1,5');
  await expect(result(page)).toHaveText('Prazo (dias): «1,5» não serve. Escreva um número inteiro entre 1 e 365.');
  await expect(field(page, 'Prazo')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Prazo').fill('60');
  await expect(result(page)).toContainText('58,33€ por dia, durante 60 dias');
  await expect(field(page, 'Prazo')).toHaveAttribute('aria-invalid', 'false');
});

test('what the browser restores on the way back has its own result', async ({ page }) => {
  await openSite(page, path);
  await page.getByRole('checkbox').check();
  await page.goto('/artigos');
  await page.goBack();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(result(page)).toContainText('7.000€ em apostas: (100€ + 100€) × 35.');
});

const chunk = /\/assets\/show-result-.*\.js$/;
const refusal = 'Não foi possível fazer as contas. Verifique a ligação à internet e mude um dos números.';

test('no old result stands under new figures while what draws it is on its way, or when it is refused', async ({ page }) => {
  let refuse = () => {};
  const late = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(chunk, async (route) => {
    await late;
    await route.abort();
  });
  await openSite(page, path);
  await field(page, 'Bónus').fill('50');
  await expect(result(page)).toBeEmpty();
  refuse();
  await expect(result(page)).toHaveText(refusal);
});

test('after it was refused the next figures are tried', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox keeps a file that was refused until the page is loaded anew.');
  await page.route(chunk, (route) => route.abort());
  await openSite(page, path);
  await field(page, 'Bónus').fill('50');
  await expect(result(page)).toHaveText(refusal);
  await page.unroute(chunk);
  await field(page, 'Bónus').fill('60');
  await expect(result(page)).toContainText('2.100€ em apostas');
});

test('what crashes shows the error screen in its place, once in the console, and the next figures are tried (§8)', async ({ page }) => {
  const errors = await consoleErrors(page);
  await openSite(page, path);
  await page.evaluate(() => {
    const sound = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') as PropertyDescriptor;
    const mend = () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', sound);
    addEventListener('mend', mend);
    const broken = () => {
      throw new Error('Treze não');
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { configurable: true, get: broken });
  });
  await field(page, 'Bónus').fill('13');
  await expect(result(page).getByRole('heading', { level: 2, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(result(page).getByText('Treze não', { exact: true })).toBeVisible();
  await expect(result(page).getByText(/at |@/)).toBeVisible();
  expect((await errors()).filter((text) => text.includes('Treze não'))).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('mend')));
  await field(page, 'Bónus').fill('14');
  await expect(result(page)).toContainText('490€ em apostas');
});
