import { expect, test } from '@playwright/test';
import { articlePath } from '../src/routes';
import { article } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

test('it counts anew with the game and the figures that the reader chooses; a field without a number changes nothing', async ({ page }) => {
  await page.goto(articlePath(article.slug));
  const calculator = page.getByRole('region', { name: 'Quanto tempo duram 50€?' });
  const result = calculator.getByRole('status');
  // By keyboard: over BiDi `fill` adds to what stands in a field of numbers.
  const enter = async (label: string, number: string) => {
    const field = calculator.getByLabel(label, { exact: true });
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(number);
  };
  const game = calculator.getByLabel('Jogo');
  await game.focus();
  await game.selectOption('Blackjack');
  await expect(result).toContainText('no blackjack, 61 acabam sem dinheiro para a aposta seguinte (60,8%). Metade acaba em 2 h 25 min, ou antes.');
  await enter('Horas', '1');
  await expect(result).toContainText('De 100 noites de 1 hora no blackjack, 28 acabam');
  await game.selectOption('Máquina de 96%');
  await enter('Aposta (€)', '1');
  await expect(result).toContainText('75 acabam sem dinheiro para a aposta seguinte (74,7%). Metade acaba em 22 min, ou antes.');
  await enter('Aposta (€)', '0');
  await expect(result).toContainText('(74,7%)');
  await enter('Saldo (€)', '20');
  await enter('Aposta (€)', '25');
  await expect(result).toContainText('Com 20€ não se paga uma aposta de 25€.');
});
