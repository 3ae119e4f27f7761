import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { granted, storageKeys } from '../src/model/storage-keys';
import { bannerOf, enterButton, gateOf, siteOf } from './overlays';
import { refusals, siteRefusing } from './refused-code';
import { sitePaths, unknownPath } from './site-paths';

for (const [kind, directives] of Object.entries(refusals)) {
  test.describe(`where ${kind} of the page is refused`, () => {
    const opens = !directives.includes('script-src');
    let server: Server;
    let address: string;

    test.beforeAll(async () => {
      server = siteRefusing(directives);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    test.afterAll(() => {
      server.close();
      server.closeAllConnections();
    });

    for (const path of [...sitePaths(), unknownPath]) {
      test(`the gate stands alone on ${path}, and ${opens ? 'Entrar opens it' : 'nothing opens it'}`, async ({ page }) => {
        await page.goto(address + path);
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
      });
    }
  });
}
