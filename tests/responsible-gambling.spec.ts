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

test('nothing on the page is larger than the number to call', async ({ page }) => {
  await page.goto(routes.responsibleGambling);
  const sizes = await page.getByRole('main').evaluate((main, number) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { words: string; size: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      if (words && node.parentElement) found.push({ words, size: Number.parseFloat(getComputedStyle(node.parentElement).fontSize) });
    }
    const largest = (isNumber: boolean) => Math.max(...found.filter(({ words }) => (words === number) === isNumber).map(({ size }) => size));
    return { number: largest(true), rest: largest(false) };
  }, content.facts.helpLine);
  expect(sizes.number).toBeGreaterThan(sizes.rest);
});
