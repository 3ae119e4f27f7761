import { expect, test } from '@playwright/test';
import { listen } from '../deploy/loopback';
import { granted, storageKeys } from '../src/model/storage-keys';
import { bannerOf, enterButton, gateOf, siteOf } from './overlays';
import { refusals, siteRefusing } from './refused-code';
import { sitePaths, unknownPath } from './site-paths';

for (const [kind, directives] of Object.entries(refusals)) {
  const opens = !directives.includes('script-src');

  test(`where ${kind} of the page is refused the gate stands alone on every page, and ${opens ? 'Entrar opens it' : 'nothing opens it'}`, async ({ page }) => {
    test.slow();
    const { origin, stop } = await listen(siteRefusing(directives));
    for (const path of [...sitePaths(), unknownPath]) {
      await test.step(path, async () => {
        await page.goto(origin + path);
        await expect(gateOf(page)).toBeVisible();
        await expect(siteOf(page)).toBeHidden();
        for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(landmark)).toHaveCount(0);
        await expect(bannerOf(page)).toBeHidden();
        await expect(page.getByRole('heading')).toHaveCount(1);
        await enterButton(page).click();
        await expect(siteOf(page)).toBeVisible({ visible: opens });
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeys.age, granted] as const);
        await page.reload();
        await expect(siteOf(page)).toBeVisible({ visible: opens });
        await expect(gateOf(page)).toBeVisible({ visible: !opens });
        await page.evaluate(() => localStorage.clear());
      });
    }
    stop();
  });
}
