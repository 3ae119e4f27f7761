/* The published site: what no page of it may do, whatever it says today. */
import { expect, type Page, test } from '@playwright/test';
import { firstLine } from '../src/model/derived/first-line';
import { granted, storageKeys } from '../src/model/derived/storage-keys';
import { routes } from '../src/routes';
import { axeViolations } from './axe';
import { animatedProperties, cheapProperties, layoutShifts, reportLayoutShifts } from './moving';
import { bannerOf, gateOf, siteOf } from './overlays';
import { content, onPage, pageOfEachKind, sitePaths, unknownPath } from './published-site';
import { callsOf, requestsOf } from './requests';
import { sites } from './sites';
import { visitors } from './visitors';

const { facts } = content;
const baseURL = sites.published.origin;
test.use({ baseURL, storageState: visitors.returning });

/** Integrity of modules and prerendering: old engines do without. */
const unknownToOldEngines = /^(An import map is added after module|While parsing speculation rules)/;

for (const path of [...sitePaths(), unknownPath]) {
  test(`${path} breaks no promise that holds for every page`, onPage(path), async ({ context, page, browserName }) => {
    test.slow();
    const problems = problemsOf(page, path === unknownPath);
    // Pages of one kind are laid out in one way.
    const widths = pageOfEachKind.includes(path) ? [360, 1280] : [360];
    await test.step('it loads in four requests, nothing moves meanwhile, and what is animated costs no layout', async () => {
      // Only Chromium reports what moved.
      if (browserName !== 'chromium') return page.goto(path).then(() => {});
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await reportLayoutShifts(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const requests = await requestsOf(page, path);
        expect.soft(requests.length, `${width} px: ${requests}`).toBeLessThanOrEqual(4);
        expect.soft(await layoutShifts(page), `${width} px`).toEqual([]);
      }
      expect.soft((await animatedProperties(page)).filter((property) => !cheapProperties.includes(property))).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    await test.step('who answered before finds the site, its landmarks in order, Artigos marked', async () => {
      await expect.soft(siteOf(page)).toBeVisible();
      await expect.soft(gateOf(page)).toBeHidden();
      expect.soft(await landmarks(page)).toEqual(['navigation "Atalho"', 'banner', 'main', 'contentinfo']);
      const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Artigos', exact: true });
      const marked = path === routes.articles ? 'page' : path.startsWith(`${routes.articles}/`) ? 'true' : null;
      expect.soft(await link.getAttribute('aria-current')).toBe(marked);
    });

    await test.step('axe finds nothing, wide or narrow', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
      }
    });

    await test.step('it never scrolls sideways, at 320 px or with text at 200 %', async () => {
      for (const [width, fontSize] of [
        [320, '100%'],
        [320, '200%'],
        [1280, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await scrolledSideways(page, fontSize), `${width} px, text ${fontSize}`).toBe(0);
      }
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    });

    await test.step('on a phone with letters twice as large, which is a window half as wide, no word is cut or stands letter under letter', async () => {
      await page.setViewportSize({ width: 195, height: 422 });
      expect.soft(await page.evaluate(brokenTexts)).toEqual([]);
    });

    await test.step('after a visit, every box ticked, the two answers are all that is stored', async () => {
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      expect.soft(await context.cookies()).toEqual([]);
      expect.soft(await stored(page)).toEqual({ local: { [storageKeys.age]: granted, [storageKeys.consent]: granted }, session: {}, others: 0 });
    });

    await test.step('the cookie banner covers nothing that the first screen needs', async () => {
      await answer(page, [storageKeys.age]);
      await page.evaluate(() => scrollTo(0, 0));
      for (const [width, height] of [
        [360, 640],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height });
        const banner = await bannerOf(page).boundingBox();
        expect.soft(banner?.height, `${width} px`).toBeLessThanOrEqual(165);
        for (const thing of firstScreenOf(page, path)) {
          const box = await thing.boundingBox();
          expect.soft(box && box.y + box.height, `${thing} at ${width} px`).toBeLessThanOrEqual(banner?.y ?? 0);
        }
      }
    });
    expect(problems).toEqual([]);
  });
}

test('axe finds nothing in the gate and in the cookie banner, wide or narrow', async ({ page }) => {
  await page.goto(routes.rules);
  for (const keys of [[], [storageKeys.age]]) {
    await answer(page, keys);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeViolations(page), `stored: ${keys}, ${width} px`).toEqual([]);
    }
  }
});

/** What the page calls, says on the console and throws: a list that grows. */
function problemsOf(page: Page, isUnknown: boolean): string[] {
  const problems = callsOf(page);
  page.on('console', (message) => {
    // The browser itself reports that an unknown address answered 404.
    const isExpected = (isUnknown && message.text().includes('404')) || unknownToOldEngines.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

/** What a screen reader finds at the top level of the page, in its order. What is hidden is not there. */
const landmarks = async (page: Page) =>
  [...(await page.locator('body').ariaSnapshot()).matchAll(/^- (\w+(?: "[^"]*")?)/gm)].map(([, name]) => name).filter((name) => name !== 'status');

const scrolledSideways = (page: Page, fontSize: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    scrollTo(1000, 0);
    return scrollX;
  }, fontSize);

/** Runs in the page: the texts that reach out of the window, or are a column as narrow as a letter. What scrolls by itself, or is cut for the title below it, may. */
function brokenTexts(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!textContent?.trim() || parentElement?.closest('table, [aria-current], svg, .visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const isCut = lines.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    const isColumn = lines.length > 3 && lines.every(({ width, height }) => width < 1.5 * height);
    if (isCut || isColumn) broken.push(textContent);
  }
  return broken;
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    others: (await indexedDB.databases()).length + (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** The page reads anew what is stored, as it does when another tab has changed it. */
const answer = (page: Page, keys: string[]) =>
  page.evaluate(
    ([names, value]) => {
      localStorage.clear();
      for (const name of names) localStorage.setItem(name, value);
      dispatchEvent(new StorageEvent('storage'));
    },
    [keys, granted] as const,
  );

/** What a reader must be able to see and press before having answered the banner. */
function firstScreenOf(page: Page, path: string) {
  const needed: Record<string, RegExp[]> = {
    [routes.home]: [/^Ler as regras$/, /^Ler os artigos$/],
    // Which comes first is proved in tests/responsible-gambling.spec.ts.
    [routes.responsibleGambling]: [firstLine(Date.now()) === 'help' ? new RegExp(`^Ligar ${facts.helpLine}$`) : /^Ligar 808/],
    [unknownPath]: [/^Voltar ao início$/],
  };
  const help = page.getByRole('banner').getByRole('link', { name: /Linha Vida|Precisa de ajuda/ });
  const inMain = (needed[path] ?? []).map((name) => page.getByRole('main').getByRole('link', { name }));
  return [page.getByRole('heading', { level: 1 }), help.first(), ...inMain];
}
