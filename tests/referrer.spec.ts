import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { routes, searchEngine } from '../src/routes';
import { origin } from './origin';
import { leaveButton } from './overlays';
import { content } from './site-content';
import { visitors } from './visitors';

const partner = content.casinos.casinos[0];
const organisation = content.help.organisations[0];

/** Stands in for every other site, and keeps what it is told. */
let elsewhere: Server;
let address: string;
let told: Record<string, string | undefined>;

test.beforeEach(async ({ page }) => {
  told = {};
  elsewhere = createServer(({ url = '', headers }, response) => {
    told[url] = headers.referer ?? headers.origin ?? 'nothing';
    response.setHeader('Content-Type', 'text/html').end('<title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  await leadElsewhere(page);
});
test.afterEach(() => {
  elsewhere.close();
  elsewhere.closeAllConnections();
});

/** Of the page, only where its links and its form lead is another. */
const leadElsewhere = (page: Page) =>
  page.route(`${origin}${routes.casinos}`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll(`"${searchEngine}"`, `"${address}/left"`)
      .replaceAll(`"${partner?.link}"`, `"${address}/partner"`)
      .replaceAll(`"${organisation?.website}"`, `"${address}/help"`);
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy.replace(searchEngine, address) } });
  });

test('who leaves by Sair is known to nobody', async ({ page }) => {
  await page.goto(routes.casinos);
  await leaveButton(page).click();
  await expect.poll(() => told).toMatchObject({ '/left?': 'nothing' });
});

test.describe('inside', () => {
  test.use({ storageState: visitors.returning });

  test('a partner learns which site the reader comes from, and a help organisation nothing', async ({ page }) => {
    await page.goto(routes.casinos);
    await page.getByRole('link', { name: `Visitar ${partner?.title}` }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: organisation?.name }).click();
    await expect.poll(() => told).toMatchObject({ '/partner': `${origin}/`, '/help': 'nothing' });
  });
});
