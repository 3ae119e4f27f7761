import { expect, it } from 'vitest';
import { drawing, paint } from './drawings';

it('a drawing is painted for readers who ask for no colours of their own, in each theme', () => {
  expect([paint('--ground', 'natal'), paint('--ink', 'natal')]).not.toContain(paint('--midnight', 'natal'));
  expect(paint('--ink', 'natal')).not.toBe(paint('--white', 'natal'));
  expect(paint('--ground', 'azulejo')).toBe(paint('--cobalt', 'azulejo'));
  expect(drawing('border', 'natal')).not.toContain('var(');
});

it('a colour that has no home is an error with its name', () => expect(() => paint('--nada', 'natal')).toThrow('A drawing asks for --nada'));
