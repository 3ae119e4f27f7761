import { expect, type Page, test } from '@playwright/test';
import { calculatorPath } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const calculator = (page: Page) => page.getByRole('region', { name: 'Quanto tenho mesmo de apostar?' });
const result = (page: Page) => calculator(page).getByRole('status');

test.beforeEach(({ page }) => page.goto(calculatorPath));

test('35x on a 100€ bonus means 3.500€ of bets: it says so before anyone touches it', async ({ page }) => {
  await expect(calculator(page).getByLabel('Bónus (€)')).toHaveValue('100');
  await expect(calculator(page).getByLabel('Rollover (vezes)')).toHaveValue('35');
  await expect(result(page)).toContainText('3.500€ em apostas');
});

test('it counts anew with what the reader types', async ({ page }) => {
  await calculator(page).getByLabel('Bónus (€)').fill('200');
  await expect(result(page)).toContainText('7.000€ em apostas');
  await calculator(page).getByLabel('Contribuição do jogo (%)').fill('20');
  await expect(result(page)).toContainText('35.000€ em apostas');
});

test('deposit counts only when the reader says so', async ({ page }) => {
  await calculator(page).getByRole('checkbox').check();
  await expect(result(page)).toContainText('7.000€ em apostas');
});

test('a game that counts 0 % never gets there, and nonsense changes nothing', async ({ page }) => {
  await calculator(page).getByLabel('Contribuição do jogo (%)').fill('0');
  await expect(result(page)).toContainText('este jogo não conta');
  await calculator(page).getByLabel('Contribuição do jogo (%)').fill('100');
  await calculator(page).getByLabel('Bónus (€)').fill('-5');
  await expect(result(page)).toContainText('3.500€ em apostas');
});
