import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, test } from '@playwright/test';
import { articlePath, routes } from '../src/routes';
import { article, content } from './invented-site';
import { cheapProperties, withMotion } from './moving';
import { bannerOf, enterButton, gateOf } from './overlays';
import { unknownPath } from './published-site';
import { visitors } from './visitors';

test.use(withMotion);

test('the gate’s window opens in half a second, at no cost in layout, and then it is gone', async ({ page }) => {
  await page.goto(routes.home);
  // Asked in the task of the click: on a slow machine half a second is over before the next question.
  const [ends, animated] = await enterButton(page).evaluate((button: HTMLElement) => {
    button.click();
    const effects = (animations: Animation[] = []) => animations.map(({ effect }) => effect as KeyframeEffect);
    return [
      effects(button.closest('[role="dialog"]')?.getAnimations()).map((effect) => effect.getComputedTiming().endTime),
      effects(document.getAnimations()).flatMap((effect) => effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))),
    ];
  });
  expect(ends).toEqual([500, 500]);
  expect(animated).toEqual(expect.arrayContaining(['scale', 'translate', 'opacity']));
  expect(animated.filter((property) => !cheapProperties.includes(property))).toEqual([]);
  await expect(gateOf(page)).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the window shows the hero’s city, and its tram goes from there to its place in the hero (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    await expect(page.locator('html')).not.toHaveAttribute('data-drawings');
    const { atRest, begins, ends, arrives } = await enterButton(page).evaluate(openSlowly);
    expect(begins.unit).toBeCloseTo(atRest.unit, 2);
    expect(begins.picture).toBe(atRest.picture);
    for (const side of ['x', 'y'] as const) expect(Math.abs(begins[side] - atRest[side]), side).toBeLessThan(1);
    // It went some way, and nothing holds it there any more.
    expect(Math.hypot(ends.x - begins.x, ends.y - begins.y)).toBeGreaterThan(10);
    expect(ends.translate).toBe('none');
    expect(arrives.unit).toBeCloseTo(ends.unit, 2);
  });
}

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
    const { easing, duration } = await bannerOf(page).evaluate((banner) => {
      const { animationTimingFunction, animationDuration } = getComputedStyle(banner);
      return { easing: animationTimingFunction, duration: Number.parseFloat(animationDuration) };
    });
    const points = [...easing.matchAll(/([\d.]+) ([\d.]+)%/g)];
    expect(points.length).toBeGreaterThan(15);
    for (const [point, moved, percent] of points) expect(Math.abs(1 - wayLeft((duration * Number(percent)) / 100) - Number(moved)), point).toBeLessThan(0.001);
    expect([wayLeft(duration - 0.01) > 0.001, wayLeft(duration) > 0.001]).toEqual([true, false]);
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

/**
 * The specification's spring (stiffness 100, damping 20, mass 1) is critically damped: x(t) = 1 − (1 + ωt)·e^(−ωt), where
 * ω = √(stiffness/mass). It rests when a thousandth of the way is left.
 */
const wayLeft = (seconds: number) => (1 + 10 * seconds) * Math.exp(-10 * seconds);

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

/** Runs in the page: presses *Entrar*. @returns where the tram stands, in px, in the window, and in the hero at the first and the last instant; and at that one in the window. */
async function openSlowly(button: HTMLElement) {
  /** A place in the drawing, from its lower edge and its left one or its middle, and how many px a unit of it takes. */
  const tramIn = (
    box: DOMRect,
    { backgroundImage, backgroundSize, backgroundPositionX, translate, scale }: CSSStyleDeclaration,
    size: { wide: number; tall: number; tram: number },
  ) => {
    const [across = '', down = ''] = backgroundSize.split(' ');
    const px = (length: string, whole: number) => (length.endsWith('%') ? (Number.parseFloat(length) / 100) * whole : Number.parseFloat(length));
    const unit =
      across === 'cover'
        ? Math.max(box.width / size.wide, box.height / size.tall)
        : across === 'auto'
          ? (px(down, box.height) / size.tall) * (Number.parseFloat(scale) || 1)
          : px(across, box.width) / size.wide;
    const [percent = 0, shift = 0] = (backgroundPositionX.match(/-?[\d.]+/g) ?? []).map(Number);
    const left = box.left + ((box.width - size.wide * unit) * percent) / 100 + shift;
    return { picture: backgroundImage, unit, x: left + size.tram * unit, y: box.bottom, translate };
  };
  const size = innerWidth < 704 ? { wide: 780, tall: 620, tram: 460 } : { wide: 3100, tall: 640, tram: 1280 };
  const [gates, heros] = document.querySelectorAll<HTMLElement>('[data-city]');
  if (!gates || !heros) throw new Error('One of the two cities is not in the page.');
  const view = gates.firstElementChild as HTMLElement;
  const atRest = tramIn(gates.getBoundingClientRect(), getComputedStyle(view, '::after'), size);
  button.click();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const at = (instant: number) => {
    for (const animation of [heros, view].flatMap((city) => city.getAnimations({ subtree: true }))) {
      animation.pause();
      animation.currentTime = instant;
    }
    return tramIn(heros.getBoundingClientRect(), getComputedStyle(heros), size);
  };
  return { atRest, begins: at(0), ends: at(500), arrives: tramIn(gates.getBoundingClientRect(), getComputedStyle(view, '::after'), size) };
}

/** Runs in the page. Some animations wait before they move. */
function afterAllDelays() {
  for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.currentTime = 5000;
}
