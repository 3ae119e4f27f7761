import { existsSync } from 'node:fs';
import { firefox, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';

const debianPath = () => ['/usr/bin/firefox-esr'].find((path) => existsSync(path));

/** Debian's, where it is; else the one that Playwright downloaded. */
export const firefoxPath = () => [debianPath(), firefox.executablePath()].find((path) => path !== undefined && existsSync(path));

/** Playwright drives Debian's over WebDriver BiDi, which cannot do all that its own Firefox can. */
const overBidi = debianPath() !== undefined;

export const firefoxOptions = (): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> => ({
  browserName: 'firefox',
  ...(overBidi && { channel: beyondBidi.channel }),
  launchOptions: {
    executablePath: debianPath(),
    firefoxUserPrefs: {
      // Else a tab has its second history in another process, where BiDi loses sight of it.
      ...(overBidi && { 'fission.bfcacheInParent': false }),
      // BiDi passes no media features on.
      'ui.prefersReducedMotion': 1,
      // A window of 320 px shows 320 px of the page, as on a phone and in the other engines.
      'ui.useOverlayScrollbars': 1,
    },
  },
});

/** What it cannot do, as the reason for which a test is skipped there. */
export const beyondBidi = {
  channel: 'moz-firefox',
  print: 'Firefox over BiDi shows no page as on paper.',
  noScripts: 'Firefox over BiDi keeps its scripts, and a policy that forbids them leaves <noscript> hidden.',
} as const;
