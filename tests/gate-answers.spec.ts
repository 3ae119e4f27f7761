import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { distFolder } from '../renderer/paths';
import { granted, storageKeys } from '../src/model/storage-keys';
import { articlePath, routes, searchEngine } from '../src/routes';
import { enterButton, gateOf, leaveButton, siteOf } from './overlays';
import { content } from './site-content';

const stored = (key: string) => localStorage.getItem(key);

test('Entrar stores ageVerified as true, reveals the site and keeps it open', async ({ page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  await expect(siteOf(page)).toBeVisible();
  expect(await page.evaluate(stored, storageKeys.age)).toBe(granted);
  await page.reload();
  await expect(gateOf(page)).toBeHidden();
  await expect(siteOf(page)).toBeVisible();
});

for (const cut of ['<div data-site', '<main']) {
  test(`a returning visitor never sees the gate, when the page has arrived as far as ${cut} only`, async ({ page }) => {
    const address = await serveUpTo(cut);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKeys.age, granted] as const);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(gateOf(page)).toBeAttached();
    await expect(gateOf(page)).toBeHidden();
  });
}

/** A server that begins to send the home page and never ends. @returns its address. */
async function serveUpTo(cut: string): Promise<string> {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, html.indexOf(cut))));
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('Entrar keeps the address that was asked for, its query and its fragment', async ({ page }) => {
  const [article] = content.articles;
  const heading = article?.headings.at(-1);
  const address = `${articlePath(article?.slug ?? '')}?de=amigo#${heading?.id}`;
  await page.goto(address);
  await enterButton(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: heading?.text })).toBeInViewport();
});

test('with reduced motion the gate is gone at once', async ({ page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  expect(await gateOf(page).evaluate((gate) => [getComputedStyle(gate).display, gate.getAnimations().length])).toEqual(['none', 0]);
});

test('after Entrar the focus is on the heading and goes on into the page', async ({ page }) => {
  await page.goto(routes.casinos);
  await enterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(siteOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
});

test('Entrar in one tab opens the gate in every other', async ({ context, page }) => {
  const other = await context.newPage();
  await page.goto(routes.rules);
  await other.goto(routes.articles);
  await enterButton(page).click();
  await expect(siteOf(other)).toBeVisible();
  await expect(gateOf(other)).toBeHidden();
});

test('Sair goes to the home page of a search engine, stores nothing and does not say where from', async ({ context, page }) => {
  await context.route(`${searchEngine}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  await page.goto(routes.responsibleGambling);
  await leaveButton(page).click();
  await expect(page).toHaveURL((url) => url.hostname === 'www.google.com' && url.pathname === '/' && url.search === '');
  await page.goto(routes.responsibleGambling);
  await expect(gateOf(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
