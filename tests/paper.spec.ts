/* The published site on paper: every page is a document. */
import { expect, type Page, test } from '@playwright/test';
import { supportLine } from '../src/model/derived/support-line';
import { routes } from '../src/routes';
import { beyondBidi } from './firefox';
import { withMotion } from './moving';
import { calculatorPath, onPage, sitePaths, unknownPath } from './published-site';
import { sites } from './sites';
import { visitors } from './visitors';

// The banner stands on the screen, and what moves there moves.
test.use({ ...withMotion, baseURL: sites.published.origin, storageState: visitors.adult, viewport: { width: 658, height: 1017 } });

for (const path of [...sitePaths(), unknownPath]) {
  test(
    `${path} is a document on paper: under the frieze and the line of help its words alone, across the sheet, all of them, and where its links lead`,
    onPage(path),
    async ({ page, channel }) => {
      test.skip(channel === beyondBidi.channel, beyondBidi.print);
      await page.goto(path);
      await page.waitForLoadState();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const { onceDrawn, head, moving, points, ...faults } = await page.evaluate(onPaper);
      expect({ onceDrawn, head, moving }).toEqual({ onceDrawn: true, head: true, moving: 0 });
      expect([10, 10.5]).toContain(points);
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
  );
}

test('what is folded away is on paper also where no script opens it', async ({ page, channel }) => {
  test.skip(channel === beyondBidi.channel, beyondBidi.print);
  await page.goto(routes.rules);
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('main details > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(0);
  for (const content of await folded.all()) expect(await content.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
});

test('each sheet has at its foot the line that answers day and night @chromium', async ({ page }) => {
  await page.goto(routes.casinos);
  const feet = await page.evaluate(() => {
    const feetIn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): string[] =>
      [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSPageRule) return [rule.cssText];
        return rule instanceof CSSGroupingRule ? feetIn(rule) : [];
      });
    return [...document.styleSheets].flatMap(feetIn);
  });
  expect(feet.join()).toContain(`"SNS 24: ${supportLine.label.replaceAll('\u00a0', ' ')}`);
});

test('the gate on paper says whom the site is for and who helps, in black', async ({ browser, channel }) => {
  test.skip(channel === beyondBidi.channel, beyondBidi.print);
  const page = await browser.newPage({ baseURL: sites.published.origin, storageState: { cookies: [], origins: [] } });
  await page.goto(routes.home);
  await page.emulateMedia({ media: 'print' });
  const gate = page.getByRole('dialog');
  await expect(gate.getByText('Só para maiores')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(gate.getByText('Linha Vida 1414')).toBeVisible();
  await expect(gate.getByRole('button')).toHaveCount(0);
  await expect(gate).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const part of ['::before', '::after']) expect(await gate.evaluate(shownIn, part)).toEqual([]);
  await page.close();
});

test.describe('from a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the home page has on paper the city that the phone has @chromium', async ({ page }) => {
    await page.goto(routes.home);
    await toPaper(page);
    await expect(page.getByRole('main').locator('[data-city]')).toHaveCSS('background-image', /lisbon-narrow/);
  });

  test('a panel is printed with the words that belong on its picture @chromium', async ({ page }) => {
    await page.goto(calculatorPath);
    await toPaper(page);
    const words = page.locator('figure > div > svg');
    await expect(words.filter({ visible: true })).toHaveAttribute('viewBox', '0 0 1000 1000');
    await expect(words.filter({ visible: false })).toHaveCount(1);
  });
});

/** A sheet is wider than the phone that prints it. */
async function toPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const sheet = { width: 794, height: 1123, deviceScaleFactor: 1, mobile: false, screenWidth: 390, screenHeight: 700 };
  await (await page.context().newCDPSession(page)).send('Emulation.setDeviceMetricsOverride', sheet);
}

/** Runs in the page: what has a drawing for a ground, with its parts. */
function shownIn(gate: Element, part: string) {
  return [gate, ...gate.querySelectorAll('*')]
    .map((element) => getComputedStyle(element, part))
    .filter(({ display, content, backgroundImage }) => display !== 'none' && content !== 'none' && backgroundImage !== 'none')
    .map(({ backgroundImage }) => backgroundImage);
}

/** Runs in the page. 8.5 pt are 11.33 px. */
function onPaper() {
  const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const words = (element: Element) => element.textContent?.trim().slice(0, 40);
  const sheet = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
  // As long as two lines of the sheet: shorter ones need not reach its edge.
  const long = all('main p, main li').filter((element) => seen(element) && element.innerText.length > 200);
  const header = document.querySelector('header') ?? document.body;
  const frieze = getComputedStyle(header, '::after');
  return {
    // One drawing, as long as the sheet: what Chromium repeats it prints as pixels.
    onceDrawn: frieze.backgroundSize.startsWith('100%'),
    // Its words are black, whether or not grounds are printed.
    head:
      [header, ...header.querySelectorAll('p')].every((part) => seen(part) && getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)') &&
      frieze.printColorAdjust === 'exact' &&
      /Precisa de ajuda\?\s*Linha Vida\s*1414/.test(header.innerText),
    onScreenAlone: all('footer, nav, form, button, [data-gate], [aria-label="Cookies"]').filter(seen).map(words),
    moving: document.getAnimations().filter(({ playState }) => playState === 'running').length,
    blank: all('main details:not(nav *) > :not(summary, .screen-only)')
      .filter((content) => !seen(content))
      .map(words),
    signs: all('main summary')
      .filter((summary) => getComputedStyle(summary, '::before').content !== 'none')
      .map(words),
    // What has been filled in reads as words, and no part is framed that goes on on the next sheet.
    boxes: all('main :is(input:not([type="checkbox"]), select, details)')
      .filter((element) => seen(element) && Number.parseFloat(getComputedStyle(element).borderInlineEndWidth) > 0)
      .map((element) => element.id || words(element)),
    // A line over what begins on a new sheet would be the first thing on it, but for the frame of what is whole.
    ruled: all('main :is(section, article, details)')
      .filter(
        (element) =>
          seen(element) && getComputedStyle(element).breakInside !== 'avoid' && Number.parseFloat(getComputedStyle(element).borderBlockStartWidth) > 0,
      )
      .map((element) => element.id || words(element)),
    small: all('main :not(svg, svg *)')
      .filter((element) => seen(element) && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter((element) => [null, '::after'].some((part) => Number.parseFloat(getComputedStyle(element, part).fontSize) < 11.3))
      .map(words),
    // What asks for a finger or a button.
    forScreens: document.querySelector('main')?.innerText.match(/Toque|toque na carta|Carregue|Clique|Escolha a sua|Guardar esta|Abrir o|Apagar /g) ?? [],
    // A row is whole, and four of them begin and end a table that goes on on the next sheet.
    parted: all('main tr')
      .filter((row) => {
        const { breakBefore, breakInside } = getComputedStyle(row);
        return breakInside !== 'avoid' || (row.matches('tr + :is(:nth-child(-n + 4), :nth-last-child(-n + 3))') && breakBefore !== 'avoid');
      })
      .map(words),
    points: Number((Number.parseFloat(getComputedStyle(document.body).fontSize) * 0.75).toFixed(1)),
    // But for what stands beside the tile of the title, and a caption beside its picture.
    narrow: long.filter((element) => !element.closest(':has(> h1), figcaption') && element.getBoundingClientRect().width < sheet.width * 0.85).map(words),
    balanced: all('main p')
      .filter((element) => seen(element) && getComputedStyle(element).textWrap === 'balance')
      .map(words),
    cut: all('main :is(h2, h3, p, li)')
      .filter(seen)
      .filter((element) => element.getBoundingClientRect().left < sheet.left - 1 || element.getBoundingClientRect().right > sheet.right + 1)
      .map(words),
    // Each address stands after the words of its link, and is not bold where they are.
    unaddressed: all('main :is(p, li) a[href^="https:"]')
      .filter(seen)
      .filter((link) => {
        const { content, fontWeight } = getComputedStyle(link, '::after');
        return !content.includes(link.getAttribute('href') ?? '?') || fontWeight !== '400' || link.innerText.trim() === '';
      })
      .map(words),
  };
}
