import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../checks/site';
import { openSite } from './open';

const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const leave = (page: Page) => page.getByRole('button', { name: 'Sair' });

test.describe('§4 age gate', () => {
  for (const { address } of pages) {
    test(`${address} shows only the gate until the visitor confirms`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('dialog', { name: 'Tem 18 anos ou mais?' })).toBeVisible();
      await expect(page.locator('main')).toBeHidden();
    });
  }

  test('*Entrar* stores ageVerified as true and reveals the site, for good', async ({ page }) => {
    await page.goto('/regras');
    await enter(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Regras da promoção' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Regras da promoção' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('ageVerified'))).toBe('true');
    await page.reload();
    await expect(page.locator('main')).toBeVisible();
  });

  for (const answer of ['false', 'TRUE', '1', 'true ']) {
    test(`only the exact value counts, not «${answer}»`, async ({ page }) => {
      await openSite(page, '/', { age: answer });
      await expect(enter(page)).toBeVisible();
      await expect(page.locator('main')).toBeHidden();
    });
  }

  test('*Sair* sends the browser to the search engine, whatever it redirects to, and Space presses it', async ({ page }) => {
    await page.route('https://www.google.com/', (route) => route.fulfill({ status: 302, headers: { location: 'https://consent.google.com/' } }));
    await page.route('https://consent.google.com/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pesquisa</h1>' }));
    await page.goto('/');
    await leave(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Pesquisa' })).toBeVisible();
  });

  test('is reached and left by keyboard, and Escape does nothing', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toBeHidden();
    await enter(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeVisible();
  });

  test('the part that the address names is where *Entrar* leads', async ({ page }) => {
    await page.goto('/direitos#cartas');
    await enter(page).click();
    await expect(page.locator('#cartas')).toBeInViewport();
  });

  test('so is the passage that a text link names', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Others do not tell a page its text directive.');
    await page.goto('/direitos#:~:text=certid%C3%A3o%20de%20%C3%B3bito');
    await enter(page).click();
    await expect(page.getByText('certidão de óbito')).toBeInViewport();
  });

  test('a double click on *Entrar* presses nothing below', async ({ page }) => {
    await page.goto('/');
    await enter(page).dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a page that comes back from the cache asks again when the answer was withdrawn meanwhile', async ({ page }) => {
    await page.goto('/regras');
    await enter(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('main')).toBeHidden();
    await expect(enter(page)).toBeVisible();
  });

  test('another tab’s answer opens this one', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/');
    await second.goto('/');
    await enter(second).click();
    await expect(first.locator('main')).toBeVisible();
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`§2 its opening takes 0.5 s, and then it is gone (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    // In one go: between a click and a question of the test's half a second may pass.
    const times = await enter(page).evaluate((button: HTMLElement) => {
      button.click();
      const moves = document.querySelector('[data-gate]')?.getAnimations({ subtree: true }) ?? [];
      for (const move of moves) move.pause();
      return moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    });
    expect(Math.max(...times)).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('data-entering');
    await page.evaluate(() => {
      for (const move of document.querySelector('[data-gate]')?.getAnimations({ subtree: true }) ?? []) move.finish();
    });
    await expect(page.locator('[data-gate]')).toBeHidden();
  });
}

test('a site whose header is half there is not shown, so that nothing shifts', async ({ page }) => {
  const html = readFileSync('dist/regras.html', 'utf8');
  const half = html.indexOf('</header>');
  let send = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, half));
    send = () => response.end(html.slice(half));
  }).listen(0, '127.0.0.1');
  await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' });
  await expect(page.locator('header')).toBeAttached();
  await expect(page.locator('header')).toBeHidden();
  send();
  await expect(page.locator('header')).toBeVisible();
  server.close();
});

test.describe('the gate never fails open', () => {
  test('with every other file refused it works', async ({ page }) => {
    await page.route(/\/assets\/|\/fonts\//, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('main')).toBeHidden();
    await enter(page).click();
    await expect(page.locator('main')).toBeVisible();
  });

  test('where storage is blocked it asks on every page, and *Entrar* opens that one', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await expect(page.locator('main')).toBeHidden();
    await enter(page).click();
    await expect(page.locator('main')).toBeVisible();
    await page.goto('/regras');
    await expect(page.locator('main')).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('it stays, and *Sair* is a link', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('main')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', 'https://www.google.com/');
      await expect(leave(page)).toBeHidden();
    });
  });

  for (const [width, height] of [
    [320, 480],
    [320, 640],
    [360, 640],
    [390, 844],
    [720, 1000],
    [768, 1024],
    [800, 1280],
    [1280, 600],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`at ${width} × ${height} its words stand inside the window and both buttons can be pressed`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const button of [enter(page), leave(page)]) {
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      const [first, second] = [await enter(page).boundingBox(), await leave(page).boundingBox()];
      expect([first, second].map((box) => Math.round(box?.width ?? 0))).toEqual(Array(2).fill(Math.round(first?.width ?? 1)));
      expect(first?.height).toBeCloseTo(second?.height ?? 0, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const outside = await page.evaluate(() => {
        const around = document.querySelector('[data-gate] > div')?.getBoundingClientRect() ?? new DOMRect();
        const within = ({ left, right, top, bottom }: DOMRect) => left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
        return [...document.querySelectorAll('[data-gate] p')].filter((words) => !within(words.getBoundingClientRect())).map((words) => words.textContent);
      });
      expect(outside).toEqual([]);
    });
  }
});
