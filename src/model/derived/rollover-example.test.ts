import { expect, it } from 'vitest';
import { besideBonus, rolloverExample } from './rollover-example';

it.each([
  [{ bonus: 100, multiplier: 35, returnToPlayer: 96 }, { stakes: 3500, loss: 140 }, 'mais do que o bónus'],
  [{ bonus: 100, multiplier: 20, returnToPlayer: 96 }, { stakes: 2000, loss: 80 }, 'menos do que o bónus'],
  [{ bonus: 100, multiplier: 25, returnToPlayer: 96 }, { stakes: 2500, loss: 100 }, 'tanto como o bónus'],
])('%j costs %j, %s', (rollover, cost, words) => {
  expect(rolloverExample(rollover)).toEqual(cost);
  expect(besideBonus(cost.loss, rollover.bonus)).toBe(words);
});
