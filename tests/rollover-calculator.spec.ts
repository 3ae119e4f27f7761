import { expect, type Locator, test } from '@playwright/test';
import { euros } from '../src/model/derived/euros';
import { articlePath } from '../src/routes';
import { article, content } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { rollover } = content.facts;

/** By keyboard: over BiDi `fill` adds to what stands in a field of numbers. */
const enter = async (field: Locator, number: string) => {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(number);
};

test('it gives the result of the content’s example, on the bonus alone, before anyone touches it, and counts anew with what the reader types', async ({
  page,
}) => {
  await page.goto(articlePath(article.slug));
  const calculator = page.getByRole('region', { name: 'Quanto tenho mesmo de apostar?' });
  const result = calculator.getByRole('status');
  const bonus = calculator.getByLabel('Bónus (€)');
  const share = calculator.getByLabel('Contribuição (%)');
  await expect(bonus).toHaveValue(String(rollover.bonus));
  await expect(calculator.getByLabel('Rollover (vezes)')).toHaveValue(String(rollover.multiplier));
  await expect(result).toContainText(`${euros(rollover.bonus * rollover.multiplier)} em apostas`);
  await expect(calculator.getByRole('checkbox')).not.toBeChecked();

  await enter(bonus, '200');
  await enter(calculator.getByLabel('Rollover (vezes)'), '35');
  await expect(result).toContainText('7.000€ em apostas');
  await enter(share, '20');
  await expect(result).toContainText('35.000€ em apostas');
  await enter(share, '0');
  await expect(result).toContainText('este jogo não conta');
  await enter(share, '100');
  await enter(bonus, '100');
  await calculator.getByRole('checkbox').check();
  await expect(result).toContainText('7.000€ em apostas');
});
