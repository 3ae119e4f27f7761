import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { article, content } from './invented-site';
import { cheapProperties, withMotion } from './moving';
import { bannerOf, enterButton, gateOf } from './overlays';
import { unknownPath } from './published-site';
import { visitors } from './visitors';

test.use(withMotion);

test('the gate opens in half a second, at no cost in layout, and then it is gone', async ({ page }) => {
  await page.goto(routes.home);
  // Asked in the task of the click: on a slow machine half a second is over before the next question.
  const [durations, animated] = await enterButton(page).evaluate((button: HTMLElement) => {
    button.click();
    const effects = (animations: Animation[] = []) => animations.map(({ effect }) => effect as KeyframeEffect);
    return [
      effects(button.closest('[role="dialog"]')?.getAnimations()).map((effect) => effect.getTiming().duration),
      effects(document.getAnimations()).flatMap((effect) => effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))),
    ];
  });
  expect(durations).toEqual([500]);
  expect(animated).toContain('transform');
  expect(animated.filter((property) => !cheapProperties.includes(property))).toEqual([]);
  await expect(gateOf(page)).toBeHidden();
});

test('after Entrar the banner waits below the screen until the gate has opened', async ({ page }) => {
  await page.goto(routes.home);
  const begins = await enterButton(page).evaluate((button: HTMLElement) => {
    button.click();
    const [spring] = document.querySelector('section[aria-label="Cookies"]')?.getAnimations() ?? [];
    const { delay, duration, fill } = spring?.effect?.getTiming() ?? {};
    return { delay, duration, fill };
  });
  expect(begins).toEqual({ delay: 500, duration: 930, fill: 'backwards' });
});

test.describe('for whoever has answered about the age alone', () => {
  test.use({ storageState: visitors.adult });

  test('the banner slides up from below with the spring, at once', async ({ page }) => {
    await page.goto(routes.home, { waitUntil: 'commit' });
    await expect(bannerOf(page)).toHaveCSS('animation-timing-function', /^linear\(0 0%, 0\.058 /);
    await expect(bannerOf(page)).toHaveCSS('animation-duration', '0.93s');
    // Shown anew: the first time may be over before anyone looks.
    const springs = await bannerOf(page).evaluate((banner) => {
      const { dataset } = document.documentElement;
      dataset.consent = '';
      banner.getAnimations();
      delete dataset.consent;
      return banner.getAnimations().map(({ effect }) => [(effect as KeyframeEffect).getKeyframes()[0]?.transform, effect?.getTiming().delay]);
    });
    expect(springs).toEqual([['translateY(100%)', 0]]);
  });
});

test.describe('for a returning visitor', () => {
  test.use({ storageState: visitors.returning });

  const { signUpsOpenOn, drawOn } = content.promotion;
  for (const day of ['2025-01-01', signUpsOpenOn, drawOn, '2027-06-01']) {
    // Chromium alone counts. A frame that the test asks for would tick every animation, so it waits.
    test(`at rest nothing runs on any page, on ${day} @chromium`, async ({ context }) => {
      test.slow();
      await context.addInitScript((now) => {
        Date.now = () => now;
      }, Date.parse(day));
      const pages = await Promise.all([...Object.values(routes), articlePath(article.slug), unknownPath].map((path) => open(context, path)));
      for (const { page } of pages) await page.evaluate(afterAllDelays);
      const counts = () => Promise.all(pages.map(async ({ path, counted }) => ({ path, counted: await counted() })));
      await expect(async () => {
        const before = await counts();
        await pause(1000);
        expect(await counts()).toEqual(before);
      }).toPass();
    });
  }
});

/** A tab with `path`, and how often it has computed styles and layout. */
async function open(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(path);
  const counted = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.filter(({ name }) => /^(RecalcStyle|Layout)Count$/.test(name));
  };
  return { path, page, counted };
}

/** Runs in the page. Some animations wait before they move. */
function afterAllDelays() {
  for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.currentTime = 5000;
}
