import type { Page } from '@playwright/test';

/** Call it before the page is opened. @returns what reads the errors in the console. Firefox does not give Playwright their words. */
export async function consoleErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    console.error = (...values: unknown[]) => errors.push(values.join(' '));
  });
  return () => page.evaluate(() => (window as unknown as { errors: string[] }).errors);
}
