import { describe, expect, it } from 'vitest';
import { euros, readFigures, type Typed } from './format-number';

const typed: Typed = { bonus: '100', multiplier: '35', deposit: '100', contribution: '100', days: '30', returnToPlayer: '96', onDepositToo: false };
const bonusOf = (bonus: string) => {
  const reading = readFigures({ ...typed, bonus });
  return 'terms' in reading ? reading.terms.bonus : reading.faults.map(({ text }) => text);
};

describe('a figure is read as the Portuguese write it', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,25', 1.25],
    ['3500', 3500],
    ['3.500', 3500],
    ['1.234,5', 1234.5],
    [' 50 ', 50],
  ])('%s', (text, figure) => expect(bonusOf(text)).toBe(figure));
});

describe('or refused, with the field and the reason', () => {
  it.each(['0', '1000000000', '1e3', '-5', '1,2,3', '1.23.4', '0.500', '12,345', 'cem', '∞'])('%s', (text) =>
    expect(bonusOf(text)).toEqual([`Bónus (€): «${text}» não serve. Escreva um número entre 1 e 100.000.`]),
  );
  it('nothing', () => expect(bonusOf('')).toEqual(['Bónus (€): falta um número. Escreva um número entre 1 e 100.000.']));
  it('half a day', () =>
    expect(readFigures({ ...typed, days: '1,5' })).toEqual({
      faults: [{ name: 'days', text: 'Prazo (dias): «1,5» não serve. Escreva um número inteiro entre 1 e 365.' }],
    }));
  it('two fields at once', () =>
    expect(readFigures({ ...typed, bonus: '', returnToPlayer: '101' })).toMatchObject({ faults: [{ name: 'bonus' }, { name: 'returnToPlayer' }] }));
});

it.each([
  [3500, '3.500€'],
  [87.5, '87,50€'],
  [139.999_999, '140€'],
  [0.004, '0€'],
  [4_000_000_000, '4.000.000.000€'],
])('amounts are written as in the specification: %s', (amount, text) => expect(euros(amount)).toBe(text));
