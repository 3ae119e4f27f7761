import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { beyondBidi } from './firefox';
import { content } from './invented-site';
import { requestsOf } from './requests';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

test('the header shows icon and label on wide screens, and in one row on narrow ones the icon alone, which keeps its name, a finger wide', async ({ page }) => {
  await page.goto(routes.articles);
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(links).toHaveText(['Início', 'Cassinos Online', 'Artigos', 'Regras']);
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

test('the columns of the footer stand side by side, and its logos are 40 px high', async ({ page }) => {
  await page.goto(routes.terms);
  const footer = page.getByRole('contentinfo');
  // What is out of sight is not laid out yet.
  await footer.scrollIntoViewIfNeeded();
  const tops = await footer.getByRole('heading', { level: 2 }).evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  const logos = footer.getByRole('list', { name: 'Apoio e regulação' }).getByRole('link').locator('svg');
  expect(await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().height))).toEqual(content.help.organisations.map(() => 40));
});

test('the words come first: a drawing is asked for once they are painted, and not before', async ({ page }) => {
  const isDrawing = (url: string) => /\/assets\/[\w-]+\.svg$/.test(url);
  expect((await requestsOf(page, routes.home)).filter(isDrawing)).not.toEqual([]);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter(isDrawing)).toEqual([]);
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

test('the letter is selected whole by one press', async ({ page }) => {
  const paragraphs = content.complaints.letter.content.split('\n\n');
  await page.goto(`${routes.casinos}#${content.complaints.letter.id}`);
  await page
    .getByText(paragraphs[0] ?? '', { exact: true })
    .first()
    .click();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(paragraphs.at(-1));
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
