import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [night = '', paper = ''] = css.split(/\.paper \{/);
const paints = new Map([...css.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));

/** What a role stands for, on the night ground or on paper, as `#rrggbb`. */
function colour(role: string, ground: string): string {
  const value = new RegExp(`${role}: (?:var\\((--[\\w-]+)\\)|(#[0-9a-f]{6}))`).exec(ground) ?? new RegExp(`${role}: var\\((--[\\w-]+)\\)`).exec(night);
  const name = value?.[1] ?? role;
  return paints.get(name) ?? colour(name, ground);
}

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it.each([
  ['night', night],
  ['paper', paper.slice(0, paper.indexOf('}'))],
])('text has a contrast of 7:1 on the %s ground, and on its buttons', (_, ground) => {
  for (const role of ['--ink', '--ink-quiet', '--accent', '--link'])
    expect(contrast(colour(role, ground), colour('--ground', ground)), role).toBeGreaterThan(7);
  for (const role of ['--button', '--button-lit']) expect(contrast(colour('--button-ink', ground), colour(role, ground)), role).toBeGreaterThan(7);
});
