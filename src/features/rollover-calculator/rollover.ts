export type RolloverTerms = {
  /** In euros. */
  bonus: number;
  /** In euros; counts only when the rollover is on it too. */
  deposit: number;
  onDepositToo: boolean;
  multiplier: number;
  /** How much of each bet counts, 0–100. */
  contribution: number;
  days: number;
  /** Return to player, 0–100: the share of all bets that a game gives back on average. */
  returnToPlayer: number;
};

export type RolloverCost = {
  /** In euros; `Infinity` where the game does not count. */
  bets: number;
  perDay: number;
  /** The average loss in euros. A long-run average, not a forecast. */
  loss: number;
};

/**
 * What a bonus's terms make someone bet, and lose on average.
 * - bets = (bonus, or bonus + deposit) × multiplier ÷ contribution: specification §9, 35x on 100€ means 3.500€;
 *   https://www.mundodocasinopt.org/guias/bonus-requisitos-rollover
 * - loss = bets × (1 − RTP), from the definition of RTP as the share of bets that is paid back.
 */
export function rolloverCost({ bonus, deposit, onDepositToo, multiplier, contribution, days, returnToPlayer }: RolloverTerms): RolloverCost {
  const base = onDepositToo ? bonus + deposit : bonus;
  const bets = (base * multiplier) / (contribution / 100);
  return { bets, perDay: bets / days, loss: bets * (1 - returnToPlayer / 100) };
}
