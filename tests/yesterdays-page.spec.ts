import { expect, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { acceptButton, bannerOf, enterButton, siteOf } from './overlays';
import { content } from './site-content';

/*
 * A visitor whose page is of yesterday, on a site that was published anew today: the files with yesterday's hashes are
 * gone, and the server answers 404 for each, as it really does.
 */
const fileThatIsGone = (url: string) => url.replace(/\.\w+$/, '-yesterday$&');

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/**', (route) => route.continue({ url: fileThatIsGone(route.request().url()) }));
});

test('yesterday’s page still lets its visitor in, and takes the answer about cookies', async ({ page }) => {
  const gone = page.waitForResponse(/\/assets\/.*\.svg$/);
  await page.goto(routes.home);
  expect((await gone).status()).toBe(404);
  await enterButton(page).click();
  await expect(siteOf(page)).toBeVisible();
  await acceptButton(page).click();
  await expect(bannerOf(page)).toBeHidden();
});

test('its articles are read, and its links lead on', async ({ page }) => {
  const [article] = content.articles;
  await page.goto(routes.articles);
  await enterButton(page).click();
  await page
    .getByRole('link', { name: /^Ler artigo/ })
    .first()
    .click();
  await expect(page).toHaveURL(articlePath(article?.slug ?? ''));
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const { id } of article?.headings ?? []) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});

test('its lists open, one item at a time', async ({ page }) => {
  await page.goto(routes.rules);
  await enterButton(page).click();
  for (const { id, title } of content.rules.sections) {
    await page.getByRole('heading', { level: 3, name: title, exact: true }).click();
    await expect(page.locator('details[open]')).toHaveId(id);
  }
});

test('its form keeps what was typed and tells nobody', async ({ page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
  const email = page.getByLabel(content.home.newsletter.emailLabel, { exact: true });
  await page.getByLabel(content.home.newsletter.nameLabel, { exact: true }).fill('Ana');
  await email.fill('ana@exemplo.pt');
  await email.press('Enter');
  await expect(page).toHaveURL(routes.home);
  await expect(email).toHaveValue('ana@exemplo.pt');
  expect(told.filter((request) => request.includes('exemplo.pt'))).toEqual([]);
});
