export type RolloverTerms = {
  /** In euros. */
  bonus: number;
  /** In euros; counts only when the rollover is on bonus plus deposit. */
  deposit: number;
  multiplier: number;
  basis: 'bonus' | 'bonus-and-deposit';
  /** How much of each stake counts, 0–100. */
  contribution: number;
  days: number;
  /** Return to player, 0–100: the share of all stakes that a game gives back in the very long run. */
  returnToPlayer: number;
};

export type RolloverCost = {
  /** In euros; `Infinity` where the game does not count. */
  stakes: number;
  perDay: number;
  /** The theoretical loss: stakes × (1 − RTP), in euros. A long-run average, not a forecast. */
  loss: number;
};

/** What a bonus's terms make someone stake: basis × multiplier ÷ contribution. */
export function rolloverCost({ bonus, deposit, multiplier, basis, contribution, days, returnToPlayer }: RolloverTerms): RolloverCost {
  const base = basis === 'bonus' ? bonus : bonus + deposit;
  const stakes = (base * multiplier) / (contribution / 100);
  return { stakes, perDay: stakes / days, loss: stakes * (1 - returnToPlayer / 100) };
}
