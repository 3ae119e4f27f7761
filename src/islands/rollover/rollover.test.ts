import { expect, it } from 'vitest';
import { type RolloverTerms, rolloverCost } from './rollover';

const terms: RolloverTerms = { bonus: 100, deposit: 100, multiplier: 35, basis: 'bonus', contribution: 100, days: 30, returnToPlayer: 96 };

it('35x on a 100€ bonus means 3.500€ of bets', () => {
  expect(rolloverCost(terms).stakes).toBe(3500);
});

it('a rollover on bonus and deposit counts both', () => {
  expect(rolloverCost({ ...terms, basis: 'bonus-and-deposit' }).stakes).toBe(7000);
});

it.each([
  [20, 17_500],
  [10, 35_000],
])('a game that counts %d %% asks for %d€', (contribution, stakes) => {
  expect(rolloverCost({ ...terms, contribution }).stakes).toBeCloseTo(stakes);
});

it('a game that does not count never fulfils a rollover', () => {
  expect(rolloverCost({ ...terms, contribution: 0 }).stakes).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  [7, 500],
  [15, 233.33],
  [30, 116.67],
])('in %d days, it is %d€ a day', (days, perDay) => {
  expect(rolloverCost({ ...terms, days }).perDay).toBeCloseTo(perDay, 2);
});

it.each([
  [96, 140],
  [94, 210],
  [100, 0],
])('with %d %% returned, the theoretical loss is %d€', (returnToPlayer, loss) => {
  expect(rolloverCost({ ...terms, returnToPlayer }).loss).toBeCloseTo(loss);
});
