import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { origin } from './origin';
import { gateOf, siteOf } from './overlays';
import { content } from './site-content';
import { sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

/** Of an animation that repaints only what is already painted, on the compositor or once at an end. */
const cheapProperties = ['transform', 'opacity', 'translate', 'rotate', 'scale', 'visibility', 'display'];

for (const path of [...sitePaths(), unknownPath]) {
  test(`${path} opens for whoever answered before: one h1, a title with the product's name, its language, no error and no request elsewhere`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports that the unknown address answered 404.
      if (['error', 'warning'].includes(message.type()) && !(path === unknownPath && message.text().includes('404'))) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) problems.push(request.url());
    });

    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(siteOf(page)).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(` \\| ${content.site.name}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    expect(problems).toEqual([]);
  });

  test(`${path} never scrolls sideways, at 320 px or with text at 200 %`, async ({ page }) => {
    const tooWide: string[] = [];
    await page.goto(path);
    for (const [width, fontSize] of [
      [320, '100%'],
      [320, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      const scrolled = await page.evaluate(() => {
        scrollTo(1000, 0);
        return scrollX;
      });
      if (scrolled > 0) tooWide.push(`${width} px, text ${fontSize}: ${scrolled} px too wide`);
    }
    expect(tooWide).toEqual([]);
  });

  test(`on ${path} nothing moves while it loads, and what is animated costs no layout`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
          shifts.push(`${entry.value}: ${entry.sources?.map(({ node }) => (node as Element)?.className ?? node?.nodeName).join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), `${width} px`).toEqual([]);
    }
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
        .filter((property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property)),
    );
    expect(animated.filter((property) => !cheapProperties.includes(property))).toEqual([]);
  });
}

test.describe('while gate and banner move', () => {
  test.use({ storageState: visitors.new });

  test('Entrar shifts no line and animates only what is cheap', async ({ page }) => {
    await page.goto(routes.home);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    const animated = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe))),
    );
    expect(animated).toContain('transform');
    expect(animated.filter((property) => !['offset', 'computedOffset', 'easing', 'composite', ...cheapProperties].includes(property))).toEqual([]);
  });
});
