import { expect, test } from '@playwright/test';
import { origin } from './origin';
import { gateOf, siteOf } from './overlays';
import { content } from './site-content';
import { onPage, sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

/** Integrity of modules and prerendering: they do without. */
const unknownToOldEngines = /^(An import map is added after module|While parsing speculation rules)/;

for (const path of [...sitePaths(), unknownPath]) {
  test(
    `${path} opens for whoever answered before: one h1, a title with the product's name, its language, no error and no request elsewhere`,
    onPage(path),
    async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The browser itself reports that the unknown address answered 404.
        const isExpected = (path === unknownPath && message.text().includes('404')) || unknownToOldEngines.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
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
    },
  );

  test(`${path} never scrolls sideways, at 320 px or with text at 200 %`, onPage(path), async ({ page }) => {
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
}
