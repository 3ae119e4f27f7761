import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { openSite } from './open';

test.use({ viewport: { width: 390, height: 700 } });

const texts: string[] = parse(readFileSync('content/calendar.yaml', 'utf8')).days.map(({ text }: { text: string }) => text);
const tile = (page: Page, day: number) => page.locator('#calendario summary').filter({ hasText: new RegExp(`^${day} de dezembro$`) });
const shown = (page: Page) => page.locator('#calendario details p').filter({ visible: true });

test('outside December each tile opens onto its text, which comes into view, one at a time', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-03T10:00Z');
  await openSite(page, '/regras');
  for (const day of [2, 13, 24]) {
    await tile(page, day).click();
    await expect(shown(page)).toHaveText([texts[day - 1] ?? '']);
    await expect(shown(page)).toBeInViewport({ ratio: 1 });
  }
});

test('in December today’s tile is marked and those to come wait; a page that comes back the next day knows it', async ({ page }) => {
  await page.clock.setFixedTime('2025-12-13T10:00Z');
  await openSite(page, '/regras');
  const today = page.locator('#calendario [aria-current=date]');
  await expect(today).toHaveText(/^13 de/);
  await tile(page, 13).click();
  await tile(page, 14).click({ force: true });
  await expect(shown(page)).toHaveText([texts[12] ?? '']);
  await page.clock.setFixedTime('2025-12-14T10:00Z');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(today).toHaveText(/^14 de/);
  await tile(page, 14).click();
  await expect(shown(page)).toHaveText([texts[13] ?? '']);
});
