import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RolloverResult } from './RolloverResult';

const words = (bonus: number, loss: number, stakes = 3500) =>
  renderToStaticMarkup(<RolloverResult bonus={bonus} cost={{ stakes, perDay: stakes / 30, loss }} />).replace(/<[^>]*>/g, '');

it('a loss above the bonus is said to be so', () => {
  expect(words(100, 140)).toContain('3.500€ em apostas, ou 116,67€ por dia.');
  expect(words(100, 140)).toContain('140€, mais do que o bónus. É uma média');
});

it.each([
  [87.5, 'menos do que o bónus'],
  [100.00000000000009, 'tanto como o bónus'],
])('a loss of %d on a bonus of 100 does not read as a bargain', (loss, compared) => {
  expect(words(100, loss)).toContain(`, ${compared}, mas só no papel: o saldo pode acabar antes.`);
});
