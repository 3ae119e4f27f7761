import type { Fixtures, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

type Options = Fixtures<object, object, PlaywrightTestOptions, PlaywrightWorkerOptions>;

/**
 * For `test.use`: the browser as most visitors have it. All other tests ask for reduced motion, because on the home
 * page snow falls for ever, and a processor that paints it has little time for anything else.
 */
export const withMotion: Options = {
  contextOptions: { reducedMotion: 'no-preference' },
  // What tests/firefox.ts has set for a Firefox that cannot be told otherwise.
  launchOptions: ({ launchOptions: { firefoxUserPrefs, ...others } }, use) =>
    use({ ...others, ...(firefoxUserPrefs && { firefoxUserPrefs: { ...firefoxUserPrefs, 'ui.prefersReducedMotion': 0 } }) }),
};
