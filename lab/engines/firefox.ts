import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

import { beyondBidi } from '../../tests/firefox';

const debian = '/usr/bin/firefox-esr';

/** Playwright drives Debian's over WebDriver BiDi, which cannot do all that its own Firefox can. */
const overBidi = existsSync(debian);

/** Downloads Playwright's own where Debian's is not. @returns whether there is one. */
export const getFirefox = () =>
  existsSync(debian) || spawnSync('npx', ['playwright', 'install', 'firefox'], { stdio: ['ignore', 'inherit', 'ignore'] }).status === 0;

export const firefoxOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'firefox',
  ...(overBidi && { channel: beyondBidi.channel }),
  launchOptions: {
    ...(overBidi && { executablePath: debian }),
    firefoxUserPrefs: {
      // Else a tab has its second history in another process, where BiDi loses sight of it.
      ...(overBidi && { 'fission.bfcacheInParent': false }),
      // BiDi passes no media features on.
      'ui.prefersReducedMotion': 1,
      // A window of 320 px shows 320 px of the page, as on a phone and in the other engines.
      'ui.useOverlayScrollbars': 1,
    },
  },
};
