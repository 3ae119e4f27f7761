import { expect, it } from 'vitest';
import { paintedCalmly } from '../src/art/drawings';
import { drawing, paint } from './drawings';

it('a drawing is painted for readers who ask for no colours of their own, in each theme', () => {
  expect([paint('--ground', 'natal'), paint('--ink', 'natal')]).not.toContain(paint('--midnight', 'natal'));
  expect(paint('--ink', 'natal')).not.toBe(paint('--white', 'natal'));
  expect(paint('--ground', 'azulejo')).toBe(paint('--cobalt', 'azulejo'));
  expect(drawing('border', 'natal', 'festive')).not.toContain('var(');
});

it.each(Object.keys(paintedCalmly))('before and below a calm page %s has no gold, no red and no tinsel', (name) => {
  const [festive, calm] = [drawing(name, 'natal', 'festive'), drawing(name, 'natal', 'calm')];
  const warm = ['--candle', '--flame', '--wine'].map((colour) => paint(colour, 'natal'));
  expect(warm.filter((colour) => festive.includes(colour))).not.toEqual([]);
  expect(warm.filter((colour) => calm.includes(colour))).toEqual([]);
  // The garland, the tree and the wreath; the river has none of them.
  expect(shapes(festive) - shapes(calm)).toBe({ 'lisbon-narrow': 5, 'lisbon-wide': 10 }[name] ?? 0);
});

it('a colour that has no home is an error with its name', () => expect(() => paint('--nada', 'natal')).toThrow('A drawing asks for --nada'));

const shapes = (svg: string) => svg.match(/<(?:path|circle)/g)?.length ?? 0;
