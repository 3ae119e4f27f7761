import { expect, it } from 'vitest';
import { wrongCells, wrongSums } from './sums';

it.each([
  '35 × 100€ = 3.500€',
  '3.500€ ÷ 0,20 = 17.500€',
  '3.500€ × 4\u00a0% = 140€',
  '1 ÷ 37 = 2,70 %',
  '5€ + 10€ + 20€ = 35€',
  '100€ − 2 × 20€ = 60€',
  'Em 2025 são 16 × 200€ = 3.200€ apostados, e 3.200€ ÷ 37 = 86,49€',
  '5€ × 40 = ou mais',
])('right, or no sum: %s', (text) => expect(wrongSums(text)).toEqual([]));

it.each([
  ['35 × 100€ = 3.400€', '3500'],
  ['3.200€ ÷ 37 = 86,48€', '86,49'],
  ['1 ÷ 37 = 2,71 %', '2,70'],
  ['5€ + 10€ + 20€ = 30€', '35'],
])('wrong: %s', (text, right) => expect(wrongSums(text)).toEqual([expect.stringContaining(`but it is ${right}.`)]));

const row = (headings: string, cells: string) => headings.split('|').map((heading, index): [string, string] => [heading, cells.split('|')[index] ?? '']);

it.each([
  ['Total a apostar|Em 7 dias|Em 15 dias', '3.500€|500€|233,33€'],
  ['Jogo|Apostas|Vantagem da casa|Perda teórica', 'Roleta|17.500€|1/37|472,97€'],
  ['Jogo|Vantagem da casa|Em 100€ apostados', 'Bacará|14,36\u00a0%|14,36€'],
  ['Jogo|Aposta e ritmo|Apostado|Custo médio', 'Máquina|1€ × 600|600€|24€'],
  ['Outra|Coisa', '1|2'],
  ['Jogo|Perda teórica', 'Roleta|5€'],
  ['Jogo|Apostas|Perda teórica', 'Roleta|à vontade|incerta'],
])('a row that holds: %s', (headings, cells) => expect(wrongCells(row(headings, cells))).toEqual([]));

it.each([
  ['Total a apostar|Em 15 dias', '3.500€|233,34€', '233,33'],
  ['Jogo|Apostas|Vantagem da casa|Perda teórica', 'Roleta|17.500€|1/37|474€', '473'],
  ['Jogo|Vantagem da casa|Em 100€ apostados', 'Bacará|14,36 %|14,63€', '14,36'],
  ['Jogo|Aposta e ritmo|Apostado', 'Máquina|1€ × 600|500€', '600'],
])('a row that does not: %s', (headings, cells, right) => expect(wrongCells(row(headings, cells))).toEqual([expect.stringContaining(`but it is ${right}`)]));
