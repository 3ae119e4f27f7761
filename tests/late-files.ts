import type { Page } from '@playwright/test';

/** Holds back the files that `pattern` names. @returns what lets them come. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(pattern, (route) => delivery.then(() => route.continue()));
  return deliver;
}
