import { expect, type Locator, type Page, test } from '@playwright/test';
import { calculatorPath } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const calculator = (page: Page) => page.getByRole('region', { name: 'Quanto tenho mesmo de apostar?' });
const result = (page: Page) => calculator(page).getByRole('status');

/** By keyboard: over BiDi `fill` adds to what stands in a field of numbers. */
const enter = async (field: Locator, number: string) => {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(number);
};

test.beforeEach(({ page }) => page.goto(calculatorPath));

test('35x on a 100€ bonus means 3.500€ of bets: it says so before anyone touches it', async ({ page }) => {
  await expect(calculator(page).getByLabel('Bónus (€)')).toHaveValue('100');
  await expect(calculator(page).getByLabel('Rollover (vezes)')).toHaveValue('35');
  await expect(result(page)).toContainText('3.500€ em apostas');
});

test('it counts anew with what the reader types', async ({ page }) => {
  await enter(calculator(page).getByLabel('Bónus (€)'), '200');
  await expect(result(page)).toContainText('7.000€ em apostas');
  await enter(calculator(page).getByLabel('Contribuição do jogo (%)'), '20');
  await expect(result(page)).toContainText('35.000€ em apostas');
});

test('deposit counts only when the reader says so', async ({ page }) => {
  await calculator(page).getByRole('checkbox').check();
  await expect(result(page)).toContainText('7.000€ em apostas');
});

test('a game that counts 0 % never gets there, and nonsense changes nothing', async ({ page }) => {
  await enter(calculator(page).getByLabel('Contribuição do jogo (%)'), '0');
  await expect(result(page)).toContainText('este jogo não conta');
  await enter(calculator(page).getByLabel('Contribuição do jogo (%)'), '100');
  await enter(calculator(page).getByLabel('Bónus (€)'), '-5');
  await expect(result(page)).toContainText('3.500€ em apostas');
});
