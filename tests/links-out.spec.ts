import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { routes, searchEngine } from '../src/routes';
import { content } from './invented-site';
import { enterButton, leaveLink } from './overlays';
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
  await leadElsewhere(page, {
    [searchEngine]: `${elsewhere}/left`,
    [`${partner?.link}`]: `${elsewhere}/partner`,
    [`${organisation?.website}`]: `${elsewhere}/help`,
  });

  await page.goto(routes.casinos);
  await leaveLink(page).click();
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
  await expect.poll(() => told).toMatchObject({ '/left': 'nothing', '/partner': `${origin}/`, '/help': 'nothing' });
});

// form-action would hold here: Chromium follows a form to no other host (w3c/webappsec-csp#8).
test('Sair leads on where the search engine sends its visitors to another host', async ({ page, standIn }) => {
  const consent = await standIn(createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Consent</title>')));
  const otherHost = consent.replace('127.0.0.1', 'localhost');
  const engine = await standIn(createServer(({ url = '' }, response) => response.writeHead(Number(url.slice(1)), { Location: otherHost }).end()));
  for (const status of [301, 302, 303, 307]) {
    await leadElsewhere(page, { [searchEngine]: `${engine}/${status}` });
    await page.goto(routes.casinos);
    await leaveLink(page).click();
    await expect(page, `${status}`).toHaveTitle('Consent');
  }
});

/** The page of the partners as it is served; only where its links lead is another. */
async function leadElsewhere(page: Page, places: Record<string, string>) {
  await page.route(`${origin}${routes.casinos}`, async (route) => {
    const response = await route.fetch();
    const body = Object.entries(places).reduce((html, [from, to]) => html.replaceAll(`"${from}"`, `"${to}"`), await response.text());
    await route.fulfill({ response, body });
  });
}
