import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

// Everything that moves is at its place at once: axe would measure colours half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [visitor, storageState] of Object.entries(visitors)) {
  test.describe(`for a ${visitor} visitor`, () => {
    test.use({ storageState });

    for (const path of [...sitePaths(), unknownPath]) {
      test(`axe finds nothing on ${path}, narrow or wide`, async ({ page }) => {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).options({ rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } } }).analyze();
          const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`);
          expect(found, `${width} px`).toEqual([]);
        }
      });
    }
  });
}
