import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { granted, storageKeys } from '../src/model/derived/storage-keys';
import { supportLine } from '../src/model/derived/support-line';
import { articlePath, routes, searchEngine } from '../src/routes';
import { article, content } from './invented-site';
import { bannerOf, enterButton, gateOf, leaveLink, siteOf } from './overlays';
import { test } from './stand-in';

const store = ([key, value]: readonly [string, string]) => localStorage.setItem(key, value);

test('it says that the content is exclusive for people over 18, has two buttons and no date of birth, and a screen reader finds nothing behind it', async ({
  page,
}) => {
  await page.goto(routes.articles);
  await expect(gateOf(page)).toHaveAccessibleDescription(new RegExp(`exclusivo para maiores de\\s${content.facts.minimumAge}\\sanos`));
  await expect(gateOf(page).locator('input, select, textarea')).toHaveCount(0);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - /children: equal
    - dialog:
      - paragraph
      - heading [level=1]
      - paragraph
      - button "Entrar"
      - link "Sair"
      - paragraph: Jogue com responsabilidade
      - paragraph:
        - link /Linha Vida/
        - link /SNS 24/
  `);
  // Title, address and social preview are anyone's.
  await expect(page).toHaveTitle(`${content.articleList.title} | ${content.site.name}`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', content.articleList.title);
  await expect(page).toHaveURL(routes.articles);
});

test('it fills the screen, and its backdrop is blurred and dark', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(routes.home);
  expect(await gateOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 1600 });
  const filters = await gateOf(page).evaluate((gate) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { filter, backdropFilter } = getComputedStyle(gate, part);
      return [filter, backdropFilter];
    }),
  );
  expect(filters).toContainEqual(expect.stringMatching(/blur\([1-9]/));
  // Beside the window, with the drawing behind it: 0 is black, 255 white.
  await page.waitForLoadState('networkidle');
  const wall = sharp(await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 1600 } }));
  for (const { mean } of (await wall.stats()).channels.slice(0, 3)) expect(mean).toBeLessThan(64);
});

test('Tab reaches the two buttons and the two lines of help alone, and Escape closes nothing', async ({ page }) => {
  await page.goto(routes.home);
  const reached: string[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  // Between two rounds the focus may be on nothing: then the whole page is its text.
  expect(new Set(reached.filter((text) => text.length < 40))).toEqual(
    new Set(['Entrar', 'Sair', `Linha Vida ${content.facts.helpLine}`, `SNS 24: ${supportLine.label}`]),
  );
  await enterButton(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(gateOf(page)).toBeVisible();
  await expect(siteOf(page)).toBeHidden();
});

test('both buttons are reached on a screen of 320 × 400 with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(routes.home);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const button of [enterButton(page), leaveLink(page)]) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const [width, height] of [
  [320, 568],
  [375, 553],
  [360, 640],
  [390, 664],
  [844, 390],
  [768, 553],
  [390, 844],
  [1440, 800],
] as const) {
  test(`on ${width} × ${height} all of it is seen at once`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    await expect(page.locator('html')).not.toHaveAttribute('data-drawings');
    await expect(gateOf(page).getByRole('link', { name: /SNS 24/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  });
}

for (const [width, height] of [
  [320, 568],
  [375, 553],
  [360, 640],
  [390, 664],
  [390, 700],
  [390, 844],
  [390, 620],
  [1280, 500],
  [1280, 550],
  [1366, 650],
  [1440, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`on ${width} × ${height} the tram in its window has its head, or there is none`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Only before the home page has the city the height of the hero's.
    await page.goto(routes.rules);
    const { seen, head } = await gateOf(page)
      .locator('[data-city] > :first-child')
      .evaluate((pane) => {
        const { backgroundImage, blockSize, backgroundSize } = getComputedStyle(pane, '::after');
        // How high the number on its roof stands over the drawing's lower edge: LisbonNarrow.tsx, 780 units wide, and LisbonWide.tsx, 640 high.
        const [across = '', down = ''] = backgroundSize.split(' ');
        const unit = across === 'auto' ? Number.parseFloat(down) / 640 : Number.parseFloat(across) / 780;
        return { seen: backgroundImage === 'none' ? 0 : Number.parseFloat(blockSize), head: unit * (across === 'auto' ? 263 : 317) };
      });
    if (seen) expect(seen).toBeGreaterThan(head);
    else expect(height).toBeLessThan(width < 700 ? 640 : 545);
  });
}

test('its window keeps its arch on a phone whose browser shows its bars', async ({ page }) => {
  await page.goto(routes.home);
  const crown = () =>
    gateOf(page)
      .locator('[data-city]')
      .evaluate((window) => Number.parseFloat(getComputedStyle(window, '::before').borderStartStartRadius));
  for (const [width, height, arched] of [
    [360, 640, true],
    [390, 664, true],
    [375, 553, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await crown()) > 0, `${width} × ${height}`).toBe(arched);
  }
});

test('any stored value but exactly true leaves the visitor outside', async ({ page }) => {
  await page.goto(routes.home);
  for (const value of ['TRUE', '1', '', ' true', '"true"']) {
    await page.evaluate(store, [storageKeys.age, value] as const);
    await page.reload();
    await expect(gateOf(page), `stored: ${value}`).toBeVisible();
    await expect(siteOf(page)).toBeHidden();
  }
  await page.evaluate(store, [storageKeys.age, granted] as const);
  await page.reload();
  await expect(gateOf(page)).toBeHidden();
});

test('Entrar stores ageVerified as true, reveals the site, gives its heading the focus, and keeps it open', async ({ page }) => {
  await page.goto(routes.casinos);
  await expect(bannerOf(page)).toBeHidden();
  await enterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bannerOf(page)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.age)).toBe(granted);
  // With reduced motion the gate is gone at once.
  expect(await gateOf(page).evaluate((gate) => [getComputedStyle(gate).display, gate.getAnimations().length])).toEqual(['none', 0]);
  await page.keyboard.press('Tab');
  await expect(siteOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(siteOf(page)).toBeVisible();
  await expect(gateOf(page)).toBeHidden();
});

test('a returning visitor never sees the gate, not even when the page has arrived as far as the header only', async ({ page, request, standIn }) => {
  const html = await (await request.get(routes.home)).text();
  await page.addInitScript(store, [storageKeys.age, granted] as const);
  for (const cut of ['<div data-site', '<main']) {
    // It begins to send the page and never ends.
    const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, html.indexOf(cut))));
    await page.goto(await standIn(server), { waitUntil: 'commit' });
    await expect(gateOf(page)).toBeAttached();
    await expect(gateOf(page)).toBeHidden();
  }
});

test('Entrar keeps the address that was asked for, its query and its fragment', async ({ page }) => {
  const heading = article.headings.at(-1);
  const address = `${articlePath(article.slug)}?de=amigo#${heading?.id}`;
  await page.goto(address);
  await enterButton(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: heading?.text, exact: true })).toBeInViewport();
});

test('Sair goes to the home page of a search engine and stores nothing; on the way back the gate stands', async ({ context, page }) => {
  await context.route(`${searchEngine}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  await page.goto(routes.responsibleGambling);
  await leaveLink(page).click();
  await expect(page).toHaveURL((url) => url.hostname === 'www.google.com' && url.pathname === '/' && url.search === '');
  await page.goBack();
  await expect(gateOf(page)).toBeVisible();
  await expect(siteOf(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
