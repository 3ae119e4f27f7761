import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The specification's spring (stiffness 100, damping 20, mass 1) is critically damped: x(t) = 1 − (1 + ωt)·e^(−ωt), where
 * ω = √(stiffness/mass). It rests when a thousandth of the way is left.
 */
it('the banner’s animation is the spring of stiffness 100 and damping 20', () => {
  const left = (seconds: number) => (1 + 10 * seconds) * Math.exp(-10 * seconds);
  let duration = 0;
  while (left(duration / 1000) > 0.001) duration += 10;
  const at = (step: number) => Number((1 - left((duration / 1000) * (step / 24))).toFixed(3));
  // At the end of its way it moves by half a pixel a step: two points will do.
  const points = [...Array.from({ length: 15 }, (_, step) => at(step)), `${at(15)} 62.5%`, `${at(18)} 75%`];
  const css = readFileSync(new URL('CookieBanner.module.css', import.meta.url), 'utf8')
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (bracket) => bracket.trim());
  expect(css).toContain(`animation: slide-up ${duration}ms linear(${[...points, 1].join(', ')});`);
});
