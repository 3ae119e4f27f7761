import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { springEasing } from './spring';

it('the banner’s animation is the spring of stiffness 100 and damping 20', () => {
  const css = readFileSync(new URL('CookieBanner.module.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const { easing, duration } = springEasing(100, 20);
  const written = /animation: slide-up (?<duration>\d+)ms (?<easing>linear\([^)]*\));/.exec(css)?.groups;
  expect(written?.duration).toBe(String(duration));
  expect(written?.easing?.replace(/\( | \)/g, (bracket) => bracket.trim())).toBe(easing);
});

it('the easing follows x(t) = 1 − (1 + 10t)·e^(−10t) from 0 to 1, and never overshoots', () => {
  const { easing, duration } = springEasing(100, 20);
  const points = easing.slice('linear('.length, -1).split(', ').map(Number);
  const at = (seconds: number) => 1 - (1 + 10 * seconds) * Math.exp(-10 * seconds);
  points.forEach((point, index) => {
    expect(point).toBeCloseTo(at(((duration / 1000) * index) / (points.length - 1)), 2);
  });
  expect(points).toEqual([...points].sort((a, b) => a - b));
  expect([points[0], points.at(-1)]).toEqual([0, 1]);
});

it.each([
  [100, 10],
  [100, 30],
])('a spring of stiffness %d and damping %d is refused: it is not critically damped', (stiffness, damping) => {
  expect(() => springEasing(stiffness, damping)).toThrow(RangeError);
});
