export type RolloverTerms = {
  /** In euros. */
  bonus: number;
  /** In euros; counts only when the rollover is on it too. */
  deposit: number;
  onDepositToo: boolean;
  multiplier: number;
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
export function rolloverCost({ bonus, deposit, multiplier, onDepositToo, contribution, days, returnToPlayer }: RolloverTerms): RolloverCost {
  const base = onDepositToo ? bonus + deposit : bonus;
  const stakes = (base * multiplier) / (contribution / 100);
  return { stakes, perDay: stakes / days, loss: stakes * (1 - returnToPlayer / 100) };
}
