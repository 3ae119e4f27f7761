import type { Page } from '@playwright/test';

/** Opens a page. @returns what it asked for before anyone touched it, but for the icon of the tab. */
export async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  // The page before may still ask for something, such as a drawing that a wider window shows.
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Drawings come after the first frame: src/visitor/visitor.ts.
  await page.locator('html:not([data-drawings])').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  page.off('request', note);
  return asked.filter((url) => !url.includes('/assets/icons/'));
}
