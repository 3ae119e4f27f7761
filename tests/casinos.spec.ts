import { expect, type Locator, test } from '@playwright/test';
import { routes } from '../src/routes';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning, viewport: { width: 1440, height: 1200 } });

test('the sums of a partner open below their heading: nothing above and beside them moves, and all stand on the same street', async ({ page }) => {
  await page.goto(routes.casinos);
  const kiosks = page.getByRole('article');
  const headings = kiosks.locator('summary');
  const nextLinks = kiosks.nth(1).getByRole('link');
  await expect(nextLinks).toHaveCount(2);
  // Of four and more each row is as high as it must be.
  await kiosks.evaluateAll((all) => {
    for (const kiosk of all.slice(3)) kiosk.remove();
  });
  const [headingsBefore, linksBefore, [foot = 0]] = [await edges(headings, 'top'), await edges(nextLinks, 'top'), await edges(kiosks, 'bottom')];
  await headings.first().click();
  await expect(kiosks.first().locator('details')).toHaveAttribute('open');
  expect(await edges(headings, 'top')).toEqual(headingsBefore);
  expect(await edges(nextLinks, 'top')).toEqual(linksBefore);
  const [first = 0, ...others] = await edges(kiosks, 'bottom');
  expect(first).toBeGreaterThan(foot + 20);
  expect(others).toEqual([first, first]);
});

/** In whole pixels from the top of the page. */
const edges = (elements: Locator, edge: 'top' | 'bottom') =>
  elements.evaluateAll((all, side) => all.map((element) => Math.round(element.getBoundingClientRect()[side] + scrollY)), edge);
