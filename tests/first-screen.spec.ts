import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { bannerOf } from './overlays';
import { content } from './site-content';
import { onPage, sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.adult });

const phonesAndTablet = [
  { width: 360, height: 640 },
  { width: 390, height: 780 },
  { width: 768, height: 1024 },
];

/** What a reader must be able to press before having answered the banner, beside the help line and the heading. */
const needed: Record<string, RegExp[]> = {
  [routes.home]: [/^Ler as regras$/, /^Ler os artigos$/],
  [routes.responsibleGambling]: [new RegExp(`^Ligar ${content.facts.helpLine}$`)],
  [unknownPath]: [/^Voltar ao início$/],
};

for (const path of [...sitePaths(), unknownPath]) {
  test(`the cookie banner covers nothing that the first screen of ${path} needs`, onPage(path), async ({ page }) => {
    await page.goto(path);
    for (const size of phonesAndTablet) {
      await page.setViewportSize(size);
      const banner = await bannerOf(page).boundingBox();
      expect(banner?.height, `${size.width} px`).toBeLessThanOrEqual(165);
      for (const thing of [page.getByRole('heading', { level: 1 }), ...linksOf(page, path)]) {
        const box = await thing.boundingBox();
        expect(box && box.y + box.height, `${thing} at ${size.width} px`).toBeLessThanOrEqual(banner?.y ?? 0);
      }
    }
  });
}

test('the header is one row under the line of help, and keeps its links a finger apart', async ({ page }) => {
  await page.goto(routes.articles);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const links = await page.getByRole('navigation', { name: 'Principal' }).getByRole('link').all();
    const boxes = await Promise.all([page.getByRole('banner').getByRole('link', { name: content.site.name }), ...links].map((link) => link.boundingBox()));
    const [top, bottom] = [Math.max(...boxes.map((box) => box?.y ?? 0)), Math.min(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))];
    expect(top, `${width} px`).toBeLessThan(bottom);
    expect(Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0))), `${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test('on the page of help nothing is larger than the number to call', async ({ page }) => {
  await page.goto(routes.responsibleGambling);
  const sizes = await page.getByRole('main').evaluate((main, number) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { words: string; size: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      if (words && node.parentElement) found.push({ words, size: Number.parseFloat(getComputedStyle(node.parentElement).fontSize) });
    }
    return {
      number: Math.max(...found.filter(({ words }) => words === number).map(({ size }) => size)),
      rest: Math.max(...found.filter(({ words }) => words !== number).map(({ size }) => size)),
    };
  }, content.facts.helpLine);
  expect(sizes.number).toBeGreaterThan(sizes.rest);
});

const linksOf = (page: Page, path: string) => [
  page
    .getByRole('banner')
    .getByRole('link', { name: /Linha Vida|Precisa de ajuda/ })
    .first(),
  ...(needed[path] ?? []).map((name) => page.getByRole('main').getByRole('link', { name })),
];
