import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

test("three cards, the home page's casinos, with longer descriptions and a button Visitar and their name", async ({ page }) => {
  await page.goto(routes.casinos);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, { title, link, buttonLabel, description, longDescription, conditions }] of content.casinos.casinos.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(card.getByText(conditions)).toBeVisible();
    await expect(card.getByRole('link', { name: buttonLabel })).toHaveAttribute('href', link);
    expect(buttonLabel).toBe(`Visitar ${title}`);
    expect(longDescription.length).toBeGreaterThan(description.length);
  }
});
