/* The published site in colours of the reader's own. Firefox over BiDi and WebKit's drivers pass no media features on. */
import { expect, test } from '@playwright/test';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { routes } from '../src/routes';
import { sitePaths, unknownPath } from './published-site';
import { sites } from './sites';
import { visitors } from './visitors';

test.use({ baseURL: sites.published.origin, storageState: visitors.adult });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every button, and every link that is drawn as one, has a ground and a word that are told apart, in ${colorScheme} colours @chromium`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    let buttons = 0;
    for (const path of [...sitePaths(), unknownPath, 'the gate']) {
      if (path === 'the gate') await page.evaluate(() => localStorage.clear());
      await page.goto(path === 'the gate' ? unknownPath : path);
      const found = await page.evaluate(coloursOfButtons);
      expect.soft(found.length, path).toBeGreaterThan(1);
      buttons += found.length;
      const faint = found.filter(({ colour, ground }) => new Color(colour).contrast(ground, 'WCAG21') < 4.5);
      expect.soft(faint, path).toEqual([]);
    }
    // Two in the banner of each page, and more on some; the links of the hero, of the partners, of help.
    expect(buttons).toBeGreaterThan(60);
  });
}

test('what opens shows a plus, and not an empty box that looks like one to tick @chromium', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.rules);
  // The sources: a line of words, so that its sign is in the middle of it.
  const summary = page.locator('main summary').last();
  await summary.scrollIntoViewIfNeeded();
  const { x, y, height } = (await summary.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const sign = await summary.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').inlineSize));
  const clip = { x, y: y + (height - sign) / 2, width: sign, height: sign };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (share: number) =>
    [...data.subarray((Math.floor(share * info.height) * info.width + Math.floor(share * info.width)) * info.channels)].slice(0, 3);
  expect(pixel(0.5)).not.toEqual(pixel(0.25));
});

/** Runs in the page: of each button that is seen, and of each link framed on all sides, the colour of its words and the nearest ground. */
function coloursOfButtons() {
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  const hasFrame = (element: Element) => {
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].every((width) => Number.parseFloat(width) > 0);
  };
  // Or what it is alone in has one: the numbers of help.
  const framed = (link: Element) => hasFrame(link) || (link.parentElement !== null && hasFrame(link.parentElement));
  return [...document.querySelectorAll('button'), ...[...document.querySelectorAll('a')].filter(framed)]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => ({ words: button.textContent, colour: getComputedStyle(button).color, ground: groundOf(button) }));
}
