/* Contents that the published one is not today: more than fits anywhere, and the least that the schemas allow. */
import { expect, type Page, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { slugOfCopy } from './copy-article';
import { article } from './invented-site';
import { requestsOf } from './requests';
import { originOf } from './sites';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

async function expectNothingTooWide(page: Page, paths: string[]) {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
}

test('with six partners, two pages of articles, and words of twenty letters no page scrolls sideways at 320 px', ({ page }) =>
  expectNothingTooWide(page, [...Object.values(routes), articlePath(article.slug), articlePath(slugOfCopy(1))]));

test('a picture of an article keeps its place free, and comes in the size that fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const answer = page.waitForResponse(/assets\/pictures/);
  await page.goto(articlePath(article.slug));
  const figure = page.getByRole('figure').filter({ hasText: 'A legenda' });
  const picture = figure.getByRole('img', { name: 'Um triângulo' });
  const room = await picture.boundingBox();
  expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(1.5, 1);
  await picture.scrollIntoViewIfNeeded();
  expect((await answer).headers()['content-type']).toBe('image/avif');
  expect((await answer).url()).toMatch(/-480\.avif$/);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
});

test.describe('one partner, no article, nothing left that is an example', () => {
  test.use({ baseURL: originOf('least') });

  test('the home page in its plain theme loads in four requests too', async ({ page }) => {
    expect((await requestsOf(page, routes.home)).length).toBeLessThanOrEqual(4);
  });

  test('the partner stands alone, the list of articles is empty, and no page scrolls sideways at 320 px', async ({ page }) => {
    await expectNothingTooWide(page, Object.values(routes));
    await page.goto(routes.casinos);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.goto(routes.articles);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  });
});
