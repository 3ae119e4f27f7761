import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's, where it is; undefined: Playwright's own, if any. */
export const debianChromium = () => ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find(existsSync);

/** How every Chromium of this project starts: headless, silent, calling nobody. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: debianChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
