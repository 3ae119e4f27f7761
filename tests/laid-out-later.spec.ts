import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { content } from './site-content';
import { visitors } from './visitors';

/* What lies far below the first screen is laid out when a reader comes near (content-visibility), and is there all the same. */
test.use({ storageState: visitors.returning });

const { title } = content.home.navigation;

test('a search in the page finds what is not laid out yet @chromium', async ({ page }) => {
  await page.goto(routes.home);
  expect(await page.evaluate((words) => (window as unknown as { find: (words: string) => boolean }).find(words), title)).toBe(true);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
});

test('the focus goes there, and what has it is seen', async ({ page }) => {
  await page.goto(routes.home);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('whoever listens is told of all of it', async ({ page }) => {
  await page.goto(routes.home);
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
});

test('on paper all of it is laid out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(routes.home);
  for (const section of await page.locator('main > section').all()) await expect(section).toHaveCSS('content-visibility', 'visible');
});
