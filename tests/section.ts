import type { Locator, Page } from '@playwright/test';

/** A part of a page by its heading. It is no landmark, so no role names it. */
export const sectionOf = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
