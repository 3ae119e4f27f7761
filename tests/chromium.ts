import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's, where it is; else the one that Playwright downloaded. */
const installed = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find((path) => existsSync(path));

export const chromiumPath = () => installed ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** How every Chromium of this project starts: headless, silent, calling nobody. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: chromiumPath(),
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
