import { expect, type Locator, test } from '@playwright/test';
import { euros } from '../src/model/derived/euros';
import { articlePath } from '../src/routes';
import { article, content } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });
test.beforeEach(({ page }) => page.goto(articlePath(article.slug)));

/** By keyboard: over BiDi `fill` adds to what stands in a field of numbers. */
const enter = async (calculator: Locator, label: string, number: string) => {
  const field = calculator.getByLabel(label, { exact: true });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(number);
};

test('the rollover gives the result of the content’s example, on the bonus alone, before anyone touches it, and counts anew with what the reader types', async ({
  page,
}) => {
  const calculator = page.getByRole('region', { name: 'Quanto tenho mesmo de apostar?' });
  const result = calculator.getByRole('status');
  const { rollover } = content.facts;
  await expect(calculator.getByLabel('Bónus (€)')).toHaveValue(String(rollover.bonus));
  await expect(calculator.getByLabel('Rollover (vezes)')).toHaveValue(String(rollover.multiplier));
  await expect(result).toContainText(`${euros(rollover.bonus * rollover.multiplier)} em apostas`);
  await expect(calculator.getByRole('checkbox')).not.toBeChecked();

  await enter(calculator, 'Bónus (€)', '200');
  await enter(calculator, 'Rollover (vezes)', '35');
  await expect(result).toContainText('7.000€ em apostas');
  await enter(calculator, 'Contribuição (%)', '20');
  await expect(result).toContainText('35.000€ em apostas');
  await enter(calculator, 'Contribuição (%)', '0');
  await expect(result).toContainText('este jogo não conta');
  await enter(calculator, 'Contribuição (%)', '100');
  await enter(calculator, 'Bónus (€)', '100');
  await calculator.getByRole('checkbox').check();
  await expect(result).toContainText('7.000€ em apostas');
});

test('the nights are counted anew with the game and the figures that the reader chooses; a field without a number changes nothing', async ({ page }) => {
  const calculator = page.getByRole('region', { name: 'Quanto tempo duram 50€?' });
  const result = calculator.getByRole('status');
  const game = calculator.getByLabel('Jogo');
  await game.focus();
  await game.selectOption('Blackjack');
  await expect(result).toContainText('no blackjack, 61 acabam sem dinheiro para a aposta seguinte (60,8%). Metade não passa de 2 h 25 min.');
  await enter(calculator, 'Horas', '1');
  await expect(result).toContainText('De 100 noites de 1 hora no blackjack, 28 acabam');
  await game.selectOption('Máquina de 96%');
  await enter(calculator, 'Aposta (€)', '1');
  await expect(result).toContainText('75 acabam sem dinheiro para a aposta seguinte (74,7%). Metade não passa de 22 min.');
  await enter(calculator, 'Aposta (€)', '0');
  await expect(result).toContainText('(74,7%)');
  await enter(calculator, 'Saldo (€)', '20');
  await enter(calculator, 'Aposta (€)', '25');
  await expect(result).toContainText('Com 20€ não se paga uma aposta de 25€.');
});
