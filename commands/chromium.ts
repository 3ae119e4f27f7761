import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { installDebianPackages } from './debian';

/** Debian's, where it is; undefined: Playwright's own, if any. */
export const debianChromium = () => ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find(existsSync);

/** The last switch of this name counts: what Playwright itself turns off, and the two pages that a window loads for its address bar, half a second of work. */
const turnedOff = [
  ...['AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'Translate', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** How every Chromium of this project starts: headless, without sound and without requests of its own. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: debianChromium(),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    ...['--disable-sync', `--disable-features=${turnedOff}`],
  ],
});

/** Leaves one Chromium installed: Playwright's headless shell where it can be downloaded, else Debian's. @returns why there is none. */
export function getChromium(): string | undefined {
  if (debianChromium()) return undefined;
  const { status } = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 180_000,
    // Windows starts no `npx` without one.
    shell: process.platform === 'win32',
  });
  if (status === 0) return undefined;
  installDebianPackages(['chromium']);
  if (debianChromium()) return undefined;
  return 'os testes precisam de um navegador: instale o pacote «chromium» do seu sistema, ou corra «npx playwright install chromium», e repita o comando.';
}
