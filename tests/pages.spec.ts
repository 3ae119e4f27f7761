import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { pages } from '../checks/site';
import { openSite } from './open';

const library = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
const axe = library('axe-core/axe.min.js');
const readability = library('@mozilla/readability/Readability.js');
const served = ({ address }: { address: string }) => (address === '/404' ? '/nao-existe' : address);

for (const one of pages) {
  test.describe(one.address, () => {
    test('has no accessibility fault that axe finds, on a phone and on a wide screen', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await openSite(page, served(one), { consent: '' });
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))).then(() => {}));
        await page.evaluate(`${axe};0`);
        const faults = await page.evaluate(async () => {
          // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on window.
          const { violations } = await (window as any).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
          // biome-ignore lint/suspicious/noExplicitAny: its results are not typed here.
          return violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html.slice(0, 120)}`);
        });
        expect(faults).toEqual([]);
      }
    });

    test('fits, from 320 px on and with letters twice as large', async ({ page }) => {
      await openSite(page, served(one), { consent: '' });
      for (const [width, size] of [
        [320, '100%'],
        [768, '100%'],
        [390, '200%'],
        [1280, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px at ${size}`).toBeLessThanOrEqual(width);
      }
    });

    test('is complete without scrolling, and asks no other host for anything', async ({ page, baseURL }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && !message.text().includes('404 (Not Found)') && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await openSite(page, served(one));
      const words = (text: string) => text.replace(/\s+/g, ' ').trim();
      const shown = words(await page.locator('main').innerText()).length;
      // Closed <details> are in neither text.
      const whole = words(one.$('main').clone().find('details > :not(summary), .visually-hidden, noscript').remove().end().text()).length;
      expect(shown).toBeGreaterThan(whole * 0.97);
      expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('on paper all words are there, what is folded too', async ({ page }) => {
      await openSite(page, served(one));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main h1')).toBeVisible();
      for (const content of await page.locator('main details > :not(summary)').all()) await expect(content).toBeVisible();
    });
  });
}

for (const one of pages.filter(({ $ }) => $('main .paper section h2').length > 2)) {
  test(`a reader view of ${one.address} keeps the lead and what follows`, async ({ page }) => {
    await openSite(page, one.address);
    const text = await page.evaluate(`${readability};new Readability(document.cloneNode(true), { charThreshold: 0 }).parse().textContent`);
    const words = (from: string) => from.replace(/\s+/g, ' ').trim();
    const kept = words(String(text));
    const paragraphs = one.$('main :is(p, li):not(nav *, details *)').filter((_, element) => one.$(element).find('p, li').length === 0);
    const written = paragraphs.toArray().map((element) => words(one.$(element).text()));
    expect(kept).toContain(written[0]);
    const lost = written.filter((paragraph) => !kept.includes(paragraph));
    expect(lost.join(' ').length, lost.join('\n')).toBeLessThan(written.join(' ').length * 0.05);
  });
}

test('*Artigos* is marked on an unknown address that begins with /artigos too (§2)', async ({ page }) => {
  await openSite(page, '/artigos/nao-existe');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Artigos' })).toHaveAttribute('aria-current', 'true');
  await openSite(page, '/nao-existe');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Artigos' })).not.toHaveAttribute('aria-current');
});

test('§9 the footer’s logos are 40 px high', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openSite(page, '/');
    for (const logo of await page.locator('footer li a svg').all()) expect((await logo.boundingBox())?.height).toBe(40);
  }
});

test('an unknown address answers 404', async ({ page }) => {
  const response = await page.goto('/nao-existe');
  expect(response?.status()).toBe(404);
});

test('on a slow line the text stands before the font comes, and hardly moves when it does', async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/young-serif/, async (route) => {
    await late;
    await route.continue();
  });
  await openSite(page, '/artigos/dicas-aproveitar-bonus', { until: 'domcontentloaded' });
  await expect(page.locator('main h1')).toBeVisible();
  const lines = () =>
    page.evaluate(() => [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => Math.round(heading.getBoundingClientRect().height)));
  const before = await lines();
  release();
  await page.evaluate(() => document.fonts.load('1em "Young Serif"'));
  expect(await lines()).toEqual(before);
});
