import { expect, it } from 'vitest';
import { bankrollOdds } from './bankroll';
import { type GameName, games, type Outcome } from './games';

/*
 * Figures computed beside this project by another program (Python, exact too), and there checked against the closed formula
 * of the ballot theorem for roulette and a million simulated evenings.
 */
it.each<[GameName, number, hours: number, ruined: number, ahead: number, loss: number]>([
  ['roulette', 5, 1, 15.21, 37.05, 5.16],
  ['roulette', 5, 2, 34.33, 35.36, 9.21],
  ['roulette', 5, 4, 54.97, 29.8, 15.08],
  ['roulette', 1, 1, 0, 37.08, 1.08],
  ['roulette', 1, 2, 0, 36.16, 2.16],
  ['roulette', 1, 4, 0.03, 33.67, 4.32],
  ['blackjack', 5, 1, 28.45, 46.14, 1.35],
  ['blackjack', 5, 2, 45.7, 41.47, 2.3],
  ['blackjack', 5, 4, 60.75, 33.71, 3.69],
  ['slot', 0.5, 1, 46.92, 32.76, 9.61],
  ['slot', 0.5, 2, 66.38, 25.46, 14.6],
  ['slot', 0.5, 4, 79.69, 17.28, 20.79],
  ['slot', 1, 1, 74.74, 20.94, 12.09],
  ['slot', 1, 2, 84.18, 14.28, 16.82],
  ['slot', 1, 4, 90.49, 8.97, 22.63],
])('50€ at the %s, at %d€ a round, for %d hours: what the other program says', (name, stake, hours, ...expected) => {
  const { ruined, ahead, loss } = bankrollOdds(games[name], { balance: 50, stake, hours });
  [100 * ruined, 100 * ahead, loss].forEach((value, index) => {
    expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThan(0.01);
  });
});

it.each<[GameName, number, rounds: number]>([
  ['roulette', 5, 136],
  ['blackjack', 5, 145],
  ['slot', 0.5, 659],
  ['slot', 1, 216],
])('of all who begin with 50€ at the %s, at %d€ a round, half have nothing left after %d rounds', (name, stake, rounds) => {
  const { halfRuined = Number.NaN } = bankrollOdds(games[name], { balance: 50, stake, hours: 4 });
  expect(halfRuined * games[name].roundsPerHour).toBeCloseTo(rounds);
});

it.each<[GameName, mean: number, variance: number]>([
  ['roulette', -1 / 37, 0.9993],
  ['blackjack', -0.005, 1.33],
  ['slot', -0.04, 26.5934],
])('a round of %s has a mean of %d and a variance of %d', (name, mean, variance) => {
  const outcomes: readonly Outcome[] = games[name].outcomes;
  const expected = (value: (gain: number) => number) => outcomes.reduce((sum, [gain, probability]) => sum + value(gain) * probability, 0);
  expect(expected(() => 1)).toBeCloseTo(1, 9);
  expect(expected((gain) => gain)).toBeCloseTo(mean, 6);
  expect(expected((gain) => gain ** 2) - mean ** 2).toBeCloseTo(variance, 3);
});

it('who cannot pay for one stake is out at once; who cannot lose all is not; a stake that does not divide the balance leaves a rest', () => {
  expect(bankrollOdds(games.roulette, { balance: 4, stake: 5, hours: 4 })).toEqual({ ruined: 1, ahead: 0, loss: 0, halfRuined: 0 });
  expect(bankrollOdds(games.roulette, { balance: 1000, stake: 1, hours: 4 })).toMatchObject({ ruined: 0, halfRuined: undefined });
  // Three stakes of 15€ and 5€ over: as long as 45€ would last.
  expect(bankrollOdds(games.roulette, { balance: 50, stake: 15, hours: 4 }).ruined).toBe(
    bankrollOdds(games.roulette, { balance: 45, stake: 15, hours: 4 }).ruined,
  );
});
