import type { Fixtures, Page, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/**
 * For `test.use`: the browser as most visitors have it. All other tests ask for reduced motion, because on the home
 * page snow falls for ever, and a processor that paints it has little time for anything else.
 */
export const withMotion: Fixtures<object, object, PlaywrightTestOptions, PlaywrightWorkerOptions> = {
  contextOptions: { reducedMotion: 'no-preference' },
  // What tests/firefox.ts has set for a Firefox that cannot be told otherwise.
  launchOptions: ({ launchOptions: { firefoxUserPrefs, ...others } }, use) =>
    use({ ...others, ...(firefoxUserPrefs && { firefoxUserPrefs: { ...firefoxUserPrefs, 'ui.prefersReducedMotion': 0 } }) }),
};

/** What an animation may change without a new layout: the compositor does it, or it happens once at an end. */
export const cheapProperties = [
  ...['transform', 'opacity', 'translate', 'rotate', 'scale', 'visibility', 'display'],
  // Of a keyframe, beside what it animates.
  ...['offset', 'computedOffset', 'easing', 'composite'],
];

/** The names of the properties that anything in the page animates now. */
export const animatedProperties = (page: Page) =>
  page.evaluate(() => document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe))));

/** From the next load on, Chromium keeps what moved in the page. */
export const reportLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        shifts.push(`${entry.value}: ${entry.sources?.map(({ node }) => (node as Element)?.className ?? node?.nodeName).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since the page began to load, when its font is there. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What has moved is reported after the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });
