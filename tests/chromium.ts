import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's, where it is; else the one that Playwright downloaded. */
export const chromiumPath = () => ['/usr/lib/chromium/chromium', '/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path));

/** The same engine without a window to draw: it asks for half of the processor. Undefined: Playwright's own, if any. */
const shellPath = () => ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? debianPath();

const debianPath = () => (chromiumPath() === chromium.executablePath() ? undefined : chromiumPath());

/** How every Chromium of this project starts: headless, silent, calling nobody. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: shellPath(),
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
