import { expect, type Page, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { beyondBidi } from './firefox';
import { article, content } from './invented-site';
import { requestsOf } from './requests';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

test('the header shows icon and label on wide screens, and in one row on narrow ones the icon alone, which keeps its name, a finger wide', async ({ page }) => {
  await page.goto(routes.articles);
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [width, narrowest, widest] of [
    [1280, 30, 300],
    [768, 0, 300],
    [390, 0, 1],
    [320, 0, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const brand = await page.getByRole('banner').getByRole('link', { name: content.site.name }).boundingBox();
    const boxes = [brand, ...(await Promise.all((await links.all()).map((link) => link.boundingBox())))].map(
      (box) => box ?? { x: 0, y: 0, width: 0, height: 0 },
    );
    expect(Math.max(...boxes.map(({ y }) => y)), `${width} px`).toBeLessThan(Math.min(...boxes.map(({ y, height }) => y + height)));
    expect(Math.min(...boxes.flatMap((box) => [box.width, box.height])), `${width} px`).toBeGreaterThanOrEqual(44);
    for (const link of await links.all()) {
      await expect(link.locator('svg')).toBeVisible();
      const words = (await link.getByText(/./).last().boundingBox())?.width;
      expect(words, `${width} px`).toBeGreaterThanOrEqual(narrowest);
      expect(words, `${width} px`).toBeLessThanOrEqual(widest);
    }
  }
});

test('Artigos looks unlike the other links on its page and on any address that begins with it, and like them elsewhere', async ({ page }) => {
  const looks = () =>
    page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { color, background, borderBlockEnd, fontWeight, textDecoration } = getComputedStyle(link);
          return [color, background, borderBlockEnd, fontWeight, textDecoration].join();
        }),
      );
  await page.goto(routes.terms);
  const [plain = ''] = await looks();
  for (const path of [routes.terms, '/nao-existe']) {
    await page.goto(path);
    expect(await looks(), path).toEqual([plain, plain, plain, plain]);
  }
  for (const path of [routes.articles, articlePath(article.slug), '/artigos/nao-existe', '/artigos-antigos']) {
    await page.goto(path);
    expect(await looks(), path).toEqual([plain, plain, expect.not.stringContaining(plain), plain]);
  }
});

test('the columns of the footer stand side by side, and its logos are 40 px high, from ink to ink', async ({ page }) => {
  await page.goto(routes.terms);
  const footer = page.getByRole('contentinfo');
  // What is out of sight is not laid out yet.
  await footer.scrollIntoViewIfNeeded();
  const headings = footer.getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(3);
  const tops = () => headings.evaluateAll((all) => [...new Set(all.map((heading) => Math.round(heading.getBoundingClientRect().top)))]);
  await expect.poll(tops).toHaveLength(1);
  const logos = footer.getByRole('list', { name: 'Apoio e regulação' }).getByRole('link').locator('svg');
  expect(await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().height))).toEqual([40, 40, 40, 40]);
  for (const { top, bottom } of await logos.evaluateAll(inkOf)) {
    expect(top).toBeGreaterThan(-0.5);
    expect(bottom).toBeLessThan(40.5);
    expect(bottom - top).toBeGreaterThan(36);
  }
});

test('where the contents first stand beside the text, no long word of theirs reaches the numbers of its parts', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto(routes.about);
  const link = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').first();
  const right = await link.evaluate((entry) => {
    entry.textContent = 'Transparência e independência';
    const words = document.createRange();
    words.selectNodeContents(entry);
    return words.getBoundingClientRect().right;
  });
  const number = await page.getByRole('heading', { name: content.about.mission.title }).evaluate((heading) => {
    const tile = getComputedStyle(heading.parentElement as Element, '::before');
    return heading.getBoundingClientRect().left + Number.parseFloat(tile.marginInlineStart);
  });
  expect(number - right).toBeGreaterThan(8);
});

test('the contents mark the part that is being read, however long it is, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const [path, name, at] of [
    [routes.rights, 'As perguntas', 2],
    [articlePath(article.slug), 'Neste artigo', 0],
  ] as const) {
    await page.goto(path);
    const stops = page.getByRole('navigation', { name }).getByRole('link');
    const colours = () => stops.evaluateAll((all) => all.map((stop) => getComputedStyle(stop, '::before').backgroundColor));
    const [plain] = await colours();
    const marked = async () => (await colours()).flatMap((colour, index) => (colour === plain ? [] : [index]));
    expect(await marked(), path).toEqual([]);
    const part = page.locator(`[id="${((await stops.nth(at).getAttribute('href')) ?? '').slice(1)}"]`);
    for (const edge of ['top', 'bottom'] as const) {
      // Its first lines have come into the upper third of the window, and then its last ones; they are sought again until they stay,
      // as parts get their own heights only when the window comes near.
      const there = async () => {
        await part.evaluate((element, edge) => {
          const place = (element.closest('.part') as Element).getBoundingClientRect()[edge];
          scrollBy({ top: place - innerHeight * 0.3, behavior: 'instant' });
        }, edge);
        return marked();
      };
      await expect.poll(there, `${path} ${edge}`).toEqual([at]);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(marked, path).toEqual([]);
  }
});

test.describe('the words come first', () => {
  const drawingsIn = (urls: string[]) => urls.flatMap((url) => /\/assets\/([\w-]+)-[\w-]{6}\.svg$/.exec(url)?.[1] ?? []);
  const drawingsAsked = async (page: Page) => drawingsIn(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));

  test('a drawing is asked for once they are painted, and not before', async ({ page }) => {
    expect(drawingsIn(await requestsOf(page, routes.casinos))).not.toEqual([]);
    await page.addInitScript(neverPainted);
    await page.goto(routes.casinos);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawingsAsked(page)).toEqual([]);
  });

  for (const [place, path, storageState, narrow, wide] of [
    ['on the home page', routes.home, visitors.returning, 'lisbon-narrow', 'lisbon-wide'],
    ['on the rules', routes.rules, visitors.returning, 'lisbon-panel', 'lisbon-panel'],
    ['at an unknown address', '/nao-existe', visitors.returning, 'lost-tram', 'lost-tram'],
    ['behind the gate', routes.rules, undefined, 'lisbon-narrow', 'lisbon-wide'],
  ] as const) {
    test.describe(() => {
      test.use({ storageState });
      test(`the largest drawing ${place} is asked for with the page, the one for this window, and shown after them`, async ({ page }) => {
        await page.addInitScript(neverPainted);
        for (const [width, drawing] of [
          [390, narrow],
          [1280, wide],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expect.poll(() => drawingsAsked(page), `${width} px`).toEqual([drawing]);
          expect(await page.evaluate(picturesShown)).toEqual([]);
        }
      });
    });
  }

  test('the largest drawing is shown in the frame with the words, and the others when it has been painted', async ({ page }) => {
    await page.addInitScript(framesByHand);
    await page.goto(routes.home);
    const shownAfterFrame = async () => {
      await page.evaluate(() => (window as unknown as { nextFrame: () => void }).nextFrame());
      return [...new Set(drawingsIn((await page.evaluate(picturesShown)).map((image) => image.slice(5, -2))))];
    };
    expect(await shownAfterFrame()).toEqual([expect.stringMatching(/^lisbon-/)]);
    await expect.poll(shownAfterFrame).toContain('ornaments');
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto(routes.terms);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('what is laid out only when a reader comes near (content-visibility) is there all the same', () => {
  const { title } = content.home.navigation;
  test.beforeEach(({ page }) => page.goto(routes.home));

  test('a search in the page finds it @chromium', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    // The words of the last section, which stand nowhere else.
    const words = content.home.navigation.entries.at(-1)?.label ?? '';
    await expect(heading).toHaveCount(1);
    expect(await page.evaluate((text) => (window as unknown as { find: (words: string) => boolean }).find(text), words)).toBe(true);
    await expect(page.getByText(words, { exact: true })).toBeInViewport();
  });

  test('the focus goes there, and on paper all of it is laid out', async ({ page, channel }) => {
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    test.skip(channel === beyondBidi.channel, beyondBidi.print);
    await page.emulateMedia({ media: 'print' });
    for (const section of await page.locator('main > section').all()) await expect(section).toHaveCSS('content-visibility', 'visible');
  });
});

/** Runs in the page: no frame is painted, and the page comes over a line, however short, and not from the cache. */
function neverPainted() {
  window.requestAnimationFrame = () => 0;
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', { value: 0 });
}

/** Runs in the page: what waits for a frame runs when the test says so. */
function framesByHand() {
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  const nextFrame = () => {
    for (const callback of waiting.splice(0)) callback(performance.now());
  };
  Object.assign(window, { nextFrame });
}

/** Runs in the page: the files that its boxes have for a background. */
function picturesShown(): string[] {
  const looks = [...document.querySelectorAll('*')].flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)));
  return looks.map(({ backgroundImage }) => backgroundImage).filter((image) => image.includes('url('));
}

/** Runs in the page: from where to where the letters of each logo reach, in px from its upper edge. */
async function inkOf(logos: Element[]) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser measures no text.');
  await document.fonts.load('20px "Young Serif"');
  return logos.map((logo) => {
    const lines = [...logo.querySelectorAll('text')].map((line) => {
      context.font = `${10 * Number(line.getAttribute('font-size'))}px "Young Serif"`;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(line.textContent);
      const baseline = Number(line.getAttribute('y'));
      return { top: baseline - actualBoundingBoxAscent / 10, bottom: baseline + actualBoundingBoxDescent / 10 };
    });
    return { top: Math.min(...lines.map(({ top }) => top)), bottom: Math.max(...lines.map(({ bottom }) => bottom)) };
  });
}
