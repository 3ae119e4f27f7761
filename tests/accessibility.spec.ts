import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { granted, storageKeys } from '../src/visitor/storage-keys';
import { sitePaths, unknownPath } from './site-paths';

// Everything that moves is at its place at once: axe would measure colours half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a visitor has stored, and so what lies over the page. */
const states = {
  'under the gate': [],
  'with the cookie banner': [storageKeys.age],
  'for a returning visitor': [storageKeys.age, storageKeys.consent],
};

for (const path of [...sitePaths(), unknownPath]) {
  test(`axe finds nothing on ${path}, narrow or wide, in any state`, async ({ page }) => {
    test.slow();
    await page.goto(path);
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

/** All rules of axe, with those that it leaves off by itself and that this site promises. */
async function violations(page: Page): Promise<string[]> {
  const rules = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
  const { violations: found } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`);
}
