/* Everything that a visitor presses, from the gate on, on one tour of the site. */
import { expect } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { article, content } from './invented-site';
import { acceptButton, enterButton, settingsButton, siteOf, toastOf } from './overlays';
import { callsOf } from './requests';
import { sites } from './sites';
import { handOn, test } from './stand-in';

test('whatever is pressed, the site asks for its own pages and named files alone: no fetch, no beacon, no socket', async ({ page, standIn }) => {
  // What a page sends as it is left, the browser tells nobody but the server.
  const sent: string[] = [];
  const origin = await standIn(
    handOn(sites.invented.origin, ({ method, url, headers }) => {
      if (method !== 'GET' || headers['sec-fetch-dest'] === 'empty') sent.push(`${method} ${url}`);
    }),
  );
  const calls = callsOf(page, [origin]);
  const main = siteOf(page);
  const { nameLabel, emailLabel, submitLabel } = content.home.newsletter;

  await page.goto(origin + routes.home);
  await enterButton(page).click();
  await settingsButton(page).click();
  await expect(toastOf(page)).toBeVisible();
  await acceptButton(page).click();
  await main.getByLabel(nameLabel, { exact: true }).fill('Ana');
  await main.getByLabel(emailLabel, { exact: true }).fill('ana@exemplo.pt');
  await main.getByRole('button', { name: submitLabel, exact: true }).click();
  await expect(main.getByLabel(emailLabel, { exact: true })).toHaveValue('');

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Regras' }).click();
  for (const heading of await main.locator('summary').all()) await heading.click();
  await page.goto(origin + routes.responsibleGambling);
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  await page.goto(origin + articlePath(article.slug));
  const result = main.locator('[data-island="rollover"]').getByRole('status');
  const before = (await result.textContent()) ?? '';
  await main.getByRole('checkbox').click();
  await expect(result).not.toHaveText(before);
  await page.goto(origin + routes.cookies);
  await main.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
  await enterButton(page).click();
  await page.goto(origin + routes.home);
  await page.waitForLoadState('networkidle');
  expect([...calls, ...sent]).toEqual([]);
});

// Only Chromium knows speculation rules.
test('a page of the site is drawn ahead when a mouse is on its link, and none before, nor one of another site', { tag: '@chromium' }, async ({
  page,
  standIn,
}) => {
  const ahead: string[] = [];
  const origin = await standIn(
    handOn(sites.invented.origin, ({ url = '', headers }) => {
      if (headers['sec-purpose']?.includes('prerender')) ahead.push(url);
    }),
  );
  const calls = callsOf(page, [origin]);
  await page.goto(origin + routes.home);
  await enterButton(page).click();
  await acceptButton(page).click();
  await page.getByRole('contentinfo').getByRole('list', { name: 'Apoio e regulação' }).getByRole('link').first().hover();
  expect(ahead).toEqual([]);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Regras' }).hover();
  await expect.poll(() => ahead).toEqual([routes.rules]);
  expect(calls).toEqual([]);
});
