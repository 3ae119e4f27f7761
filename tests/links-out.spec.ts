import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { routes, searchEngine } from '../src/routes';
import { content } from './invented-site';
import { enterButton, leaveButton } from './overlays';
import { sites } from './sites';
import { test } from './stand-in';

const { origin } = sites.invented;
const [partner] = content.casinos.casinos;
const [organisation] = content.help.organisations;

test('a partner learns which site the reader comes from, in a new tab; a help organisation nothing, and who is left by Sair nothing', async ({
  context,
  page,
  standIn,
}) => {
  const told: Record<string, string> = {};
  const elsewhere = await standIn(
    createServer(({ url = '', headers }, response) => {
      told[url] = headers.referer ?? headers.origin ?? 'nothing';
      response.setHeader('Content-Type', 'text/html').end('<title>Elsewhere</title>');
    }),
  );
  // Of the page, only where its links and its form lead is another.
  await page.route(`${origin}${routes.casinos}`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll(`"${searchEngine}"`, `"${elsewhere}/left"`)
      .replaceAll(`"${partner?.link}"`, `"${elsewhere}/partner"`)
      .replaceAll(`"${organisation?.website}"`, `"${elsewhere}/help"`);
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy.replace(searchEngine, elsewhere) } });
  });

  await page.goto(routes.casinos);
  await leaveButton(page).click();
  await expect(page).toHaveTitle('Elsewhere');
  await page.goto(routes.casinos);
  await enterButton(page).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: `Visitar ${partner?.title}` }).click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Elsewhere');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await page.bringToFront();
  await page.getByRole('contentinfo').getByRole('link', { name: organisation?.name }).click();
  await expect(page).toHaveURL(routes.casinos);
  await expect.poll(() => told).toMatchObject({ '/left?': 'nothing', '/partner': `${origin}/`, '/help': 'nothing' });
});
