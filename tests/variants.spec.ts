/* More content than fits anywhere. */
import { expect, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { slugOfCopy } from './copy-article';
import { article } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning, viewport: { width: 320, height: 800 } });

test('with six partners, two pages of articles, and words of twenty letters no page scrolls sideways at 320 px', async ({ page }) => {
  for (const path of [...Object.values(routes), articlePath(article.slug), articlePath(slugOfCopy(1))]) {
    await page.goto(path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('a picture of an article keeps its place free, and comes in the size that fits', async ({ page }) => {
  const answer = page.waitForResponse(/assets\/pictures/);
  await page.goto(articlePath(article.slug));
  const picture = page.getByRole('figure').filter({ hasText: 'A legenda' }).getByRole('img', { name: 'Um triângulo' });
  const room = await picture.boundingBox();
  expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(1.5, 1);
  await picture.scrollIntoViewIfNeeded();
  expect((await answer).headers()['content-type']).toBe('image/avif');
  expect((await answer).url()).toMatch(/-480\.avif$/);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
});
