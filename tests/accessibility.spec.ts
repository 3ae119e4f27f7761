import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { granted, storageKeys } from '../src/model/storage-keys';
import { axeOptions, axeSource, describeViolations } from './axe';
import { onPage, sitePaths, unknownPath } from './site-paths';

/** What a visitor has stored, and so what lies over the page. */
const states = {
  'under the gate': [],
  'with the cookie banner': [storageKeys.age],
  'for a returning visitor': [storageKeys.age, storageKeys.consent],
};

for (const path of [...sitePaths(), unknownPath]) {
  test(`axe finds nothing on ${path}, narrow or wide, in any state`, onPage(path), async ({ page }) => {
    test.slow();
    await page.goto(path);
    await page.evaluate(axeSource);
    for (const [state, keys] of Object.entries(states)) {
      await store(page, keys);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(page), `${state}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** The page reads anew what is stored, as it does when another tab has changed it. */
async function store(page: Page, keys: string[]) {
  await page.evaluate(
    ([names, value]) => {
      localStorage.clear();
      for (const name of names) localStorage.setItem(name, value);
      dispatchEvent(new StorageEvent('storage'));
    },
    [keys, granted] as const,
  );
}

async function violations(page: Page): Promise<string[]> {
  const run = (options: axe.RunOptions) => (window as unknown as { axe: typeof axe }).axe.run(document, options);
  return describeViolations((await page.evaluate(run, axeOptions)).violations);
}
