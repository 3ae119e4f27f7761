import { expect, it } from 'vitest';
import { type RolloverTerms, rolloverCost } from './rollover';

const terms: RolloverTerms = { bonus: 100, deposit: 100, onDepositToo: false, multiplier: 35, contribution: 100, days: 30, returnToPlayer: 96 };

it.each<[string, Partial<RolloverTerms>, Partial<ReturnType<typeof rolloverCost>>]>([
  ['35x on a 100€ bonus means 3.500€ of bets', {}, { bets: 3500 }],
  ['a rollover on bonus and deposit counts both', { onDepositToo: true }, { bets: 7000 }],
  ['a game that counts a fifth asks for five times as much', { contribution: 20 }, { bets: 17_500 }],
  ['a game that does not count never fulfils a rollover', { contribution: 0 }, { bets: Number.POSITIVE_INFINITY }],
  ['in a week it is 500€ a day', { days: 7 }, { perDay: 500 }],
  ['in a month it is less', { days: 30 }, { perDay: 116.67 }],
  ['with 96% returned, the average loss is 140€', {}, { loss: 140 }],
  ['with 94% it is 210€', { returnToPlayer: 94 }, { loss: 210 }],
  ['with all returned there is none', { returnToPlayer: 100 }, { loss: 0 }],
])('%s', (_, changes, expected) => {
  const cost = rolloverCost({ ...terms, ...changes });
  for (const [name, value] of Object.entries(expected)) expect(cost[name as keyof typeof cost]).toBeCloseTo(value, 2);
});
