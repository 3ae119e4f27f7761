import { expect, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { content } from './invented-site';
import { acceptButton, bannerOf, enterButton, siteOf } from './overlays';

/*
 * A visitor whose page is of yesterday, on a site that was published anew today: the files with yesterday's hashes are
 * gone, and the server answers 404 for each, as it really does.
 */
const fileThatIsGone = (url: string) => url.replace(/\.\w+$/, '-yesterday$&');

test('yesterday’s page lets its visitor in, takes the answer about cookies, and is read; its lists open, and its links lead on', async ({ page }) => {
  const [article] = content.articles;
  await page.route('**/assets/**', (route) => route.continue({ url: fileThatIsGone(route.request().url()) }));
  const gone = page.waitForResponse(/\/assets\/.*\.svg$/);
  await page.goto(routes.rules);
  expect((await gone).status()).toBe(404);
  await enterButton(page).click();
  await expect(siteOf(page)).toBeVisible();
  await acceptButton(page).click();
  await expect(bannerOf(page)).toBeHidden();
  for (const { id, title } of content.rules.sections) {
    await page.getByRole('heading', { level: 3, name: title, exact: true }).click();
    await expect(page.locator('details[open]')).toHaveId(id);
  }
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Artigos' }).click();
  await page
    .getByRole('link', { name: /^Ler artigo/ })
    .first()
    .click();
  await expect(page).toHaveURL(articlePath(article?.slug ?? ''));
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const { id } of article?.headings ?? []) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});
