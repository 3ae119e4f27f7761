import { expect, type Locator, test } from '@playwright/test';
import { routes } from '../src/routes';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning, viewport: { width: 1440, height: 1200 } });

test('the sums of a partner open below all of a row: nothing moves, nothing covers them, and all stand on the same street', async ({ page }) => {
  await page.goto(routes.casinos);
  const kiosks = page.getByRole('article');
  // Of four and more each row is as high as it must be.
  await kiosks.evaluateAll((all) => {
    for (const kiosk of all.slice(3)) kiosk.remove();
  });
  const headings = kiosks.locator('summary');
  const links = kiosks.getByRole('link');
  await expect(links).toHaveCount(6);
  const words = kiosks.locator('details > p:last-of-type');
  const before = [await edges(headings, 'top'), await edges(links, 'top')];
  for (const place of [2, 0]) await headings.nth(place).click();
  expect([await edges(headings, 'top'), await edges(links, 'top')]).toEqual(before);
  const [first = 0, , third = 0] = await edges(words, 'top');
  const [ends = 0] = await edges(words, 'bottom');
  expect(first).toBeGreaterThan(Math.max(...(await edges(links, 'bottom'))));
  expect(third).toBeGreaterThan(ends);
  // Which hears the pointer only where nothing lies over it.
  for (const place of [0, 2]) await words.nth(place).hover();
  for (const link of await links.all()) await link.hover();
  expect(new Set(await edges(kiosks, 'bottom')).size).toBe(1);
});

/** In whole pixels from the top of the page. */
const edges = (elements: Locator, edge: 'top' | 'bottom') =>
  elements.evaluateAll((all, side) => all.map((element) => Math.round(element.getBoundingClientRect()[side] + scrollY)), edge);
