import { expect, it } from 'vitest';
import { wrongSums } from './sums';

it.each([
  '35 × 100€ = 3.500€',
  '3.500€ ÷ 0,20 = 17.500€',
  '3.500€ × 4% = 140€',
  '1 ÷ 37 = 2,70%',
  '5€ + 10€ + 20€ = 35€',
  '100€ − 2 × 20€ = 60€',
  'Em 2025 são 16 × 200€ = 3.200€ apostados, e 3.200€ ÷ 37 = 86,49€',
  '5€ × 40 = ou mais',
])('right, or no sum: %s', (text) => expect(wrongSums(text)).toEqual([]));

it.each([
  ['35 × 100€ = 3.400€', '3500'],
  ['3.200€ ÷ 37 = 86,48€', '86,49'],
  ['1 ÷ 37 = 2,71%', '2,70'],
  ['5€ + 10€ + 20€ = 30€', '35'],
])('wrong: %s', (text, right) => expect(wrongSums(text)).toEqual([expect.stringContaining(`e dá ${right}.`)]));
