import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { signs } = content.responsibleGambling;

test('from the first tick on the advice comes before the signs, also without the script files; nothing is kept', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(routes.responsibleGambling);
  const group = page.getByRole('group', { name: 'Sinais de alerta' });
  const boxes = group.getByRole('checkbox');
  const adviceComesFirst = async () => ((await group.getByText(signs.advice).boundingBox())?.y ?? 0) < ((await boxes.first().boundingBox())?.y ?? 0);
  await expect(boxes).toHaveCount(signs.items.length);
  for (const sign of signs.items) await expect(group.getByRole('checkbox', { name: sign, exact: true })).not.toBeChecked();
  expect(await adviceComesFirst()).toBe(false);
  await boxes.nth(4).check();
  expect(await adviceComesFirst()).toBe(true);
  await boxes.nth(4).uncheck();
  expect(await adviceComesFirst()).toBe(false);
  await boxes.nth(4).check();
  await page.reload();
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
