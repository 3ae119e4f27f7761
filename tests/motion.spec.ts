import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { withMotion } from './motion';
import { bannerOf, enterButton, gateOf } from './overlays';
import { content } from './site-content';
import { onPage, sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

test.use(withMotion);

/** Of an animation that repaints only what is already painted, on the compositor or once at an end. */
const cheapProperties = ['transform', 'opacity', 'translate', 'rotate', 'scale', 'visibility', 'display'];

test('the gate opens in half a second, and then it is gone', async ({ page }) => {
  await page.goto(routes.home);
  await enterButton(page).click();
  expect(await gateOf(page).evaluate((gate) => gate.getAnimations().map(({ effect }) => effect?.getTiming().duration))).toEqual([500]);
  await expect(gateOf(page)).toBeHidden();
});

test('Entrar shifts no line and animates only what is cheap', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const animated = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe))),
  );
  expect(animated).toContain('transform');
  expect(animated.filter((property) => !['offset', 'computedOffset', 'easing', 'composite', ...cheapProperties].includes(property))).toEqual([]);
});

test.describe('for whoever has answered about the age alone', () => {
  test.use({ storageState: visitors.adult });

  test('the banner slides up from below with the spring', async ({ page }) => {
    await page.goto(routes.home, { waitUntil: 'commit' });
    await expect(bannerOf(page)).toHaveCSS('animation-timing-function', /^linear\(0 0%, 0\.058 /);
    await expect(bannerOf(page)).toHaveCSS('animation-duration', '0.93s');
    // Shown anew: the first time may be over before anyone looks.
    const keyframes = await bannerOf(page).evaluate((banner) => {
      const { dataset } = document.documentElement;
      dataset.consent = '';
      banner.getAnimations();
      delete dataset.consent;
      return banner.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]?.transform);
    });
    expect(keyframes).toEqual(['translateY(100%)']);
  });
});

test.describe('for a returning visitor', () => {
  test.use({ storageState: visitors.returning });

  for (const path of [...sitePaths(), unknownPath]) {
    test(`on ${path} nothing moves while it loads, and what is animated costs no layout`, onPage(path), async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium reports what moved.');
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
            shifts.push(`${entry.value}: ${entry.sources?.map(({ node }) => (node as Element)?.className ?? node?.nodeName).join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        // What has moved is reported after the next frame.
        await page.evaluate(twoFrames);
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), `${width} px`).toEqual([]);
      }
      const animated = await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
          .filter((property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property)),
      );
      expect(animated.filter((property) => !cheapProperties.includes(property))).toEqual([]);
    });
  }

  for (const path of [...sitePaths(), unknownPath]) {
    // Chromium alone counts. A frame that the test asks for would tick every animation, so it waits.
    test(`at rest nothing runs on ${path}, in any phase of the promotion @chromium`, async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      const count = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return metrics.filter(({ name }) => /^(RecalcStyle|Layout)Count$/.test(name));
      };
      const { signUpsOpenOn, drawOn, listPublishedBy } = content.promotion;
      for (const day of path === routes.home ? ['2025-01-01', signUpsOpenOn, drawOn, listPublishedBy, '2027-06-01'] : [drawOn]) {
        await page.addInitScript((now) => {
          Date.now = () => now;
        }, Date.parse(day));
        await page.goto(path);
        await page.evaluate(afterAllDelays);
        await expect(async () => {
          const before = await count();
          await pause(1000);
          expect(await count(), day).toEqual(before);
        }).toPass();
      }
    });
  }
});

/** Runs in the page. Some animations wait before they move. */
function afterAllDelays() {
  for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.currentTime = 5000;
}

async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
