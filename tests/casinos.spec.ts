import { expect, test } from '@playwright/test';
import { dayInWords } from '../src/model/words';
import { routes } from '../src/routes';
import { sectionOf } from './section';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

test('a card for each casino of the home page, with its conditions and its button', async ({ page }) => {
  await page.goto(routes.casinos);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(content.casinos.casinos.length);
  for (const [index, { title, link, buttonLabel, conditions }] of content.casinos.casinos.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(card.getByText(conditions)).toBeVisible();
    await expect(card.getByRole('link', { name: buttonLabel })).toHaveAttribute('href', link);
  }
});

test('who has a licence: a dated table in alphabetical order, without a link to any brand', async ({ page }) => {
  const { title, readOn, operators } = content.licensedOperators;
  await page.goto(routes.casinos);
  const section = sectionOf(page, `${title}, lida a ${dayInWords(readOn.value)}`);
  const brands = operators.map(({ brand }) => brand).sort((a, b) => a.localeCompare(b, 'pt'));
  await expect(section.locator('tbody td:first-child')).toHaveText(brands);
  await expect(section.locator('table a')).toHaveCount(0);
  for (const { domain } of operators) await expect(section.getByRole('cell', { name: domain, exact: true })).toBeVisible();
});

test('the letter is selected whole by one press', async ({ page }) => {
  const { letter } = content.complaints;
  await page.goto(`${routes.casinos}#${letter.id}`);
  const paragraphs = letter.content.split('\n\n');
  await sectionOf(page, letter.title)
    .getByText(paragraphs[0] ?? '', { exact: true })
    .click();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(paragraphs.at(-1));
});
