import type { Game, Outcome } from './games';

export type Bankroll = {
  /** What someone begins with, and the same stake for every round, in euros. */
  balance: number;
  stake: number;
  hours: number;
};

export type BankrollOdds = {
  /** The probability that the balance no longer pays for a stake, and that it is above what it was. */
  ruined: number;
  ahead: number;
  /** The mean loss in euros, those included who had to stop. */
  loss: number;
  /** Hours after which half of all are ruined, if that comes within the time. */
  halfRuined: number | undefined;
};

/** All gains are multiples of half a stake. */
const perStake = 2;

/** Shares so small change no digit that anyone reads, and processors take their time over numbers near zero. */
const negligible = 1e-15;

/** An evening at a machine takes a second of a computer, and builds and the desk draw its table many times. */
const computed = new Map<string, BankrollOdds>();

/**
 * What becomes of a balance that is staked evenly, without deposits, and by who does not stop when ahead: exact, a Markov
 * chain over balances, round by round (Feller, An Introduction to Probability Theory, vol. 1, ch. XIV: ruin). The mean loss
 * is the game's edge times the rounds that are really played (Wald's identity).
 */
export function bankrollOdds(game: Game, bankroll: Bankroll): BankrollOdds {
  const key = JSON.stringify([game, bankroll]);
  const odds = computed.get(key) ?? compute(game, bankroll);
  computed.set(key, odds);
  return odds;
}

function compute({ roundsPerHour, outcomes, withoutDoubling }: Game, { balance, stake, hours }: Bankroll): BankrollOdds {
  const rounds = Math.round(roundsPerHour * hours);
  const start = Math.floor((balance / stake) * perStake + 1e-9);
  const most = Math.max(...outcomes.map(([gain]) => gain)) * perStake;
  const least = -Math.min(...outcomes.map(([gain]) => gain)) * perStake;
  const odds = { ruined: start < perStake ? 1 : 0, ahead: 0, loss: 0, halfRuined: start < perStake ? 0 : undefined } as BankrollOdds;
  // Balances from `low` to `high` are possible. From `safe` on nobody can lose so much in the rounds that are left.
  let [low, high] = [Math.max(start, perStake), start];
  let now = new Float64Array(start + rounds * least + most + 1);
  let next = new Float64Array(now.length);
  if (start >= perStake) now[start] = 1;
  for (let round = 1; round <= rounds; round += 1) {
    const doubling = withoutDoubling ? Math.max(low, 2 * perStake) : low;
    odds.loss += play(now, next, doubling, high, outcomes) * stake;
    if (withoutDoubling) odds.loss += play(now, next, low, Math.min(doubling - 1, high), withoutDoubling) * stake;
    now.fill(0, low, high + 1);
    [now, next] = [next, now];
    for (let gone = 0; gone < perStake; gone += 1) {
      odds.ruined += now[gone] ?? 0;
      now[gone] = 0;
    }
    if (odds.ruined >= 0.5) odds.halfRuined ??= round / roundsPerHour;
    const left = rounds - round;
    const safe = Math.max(start, perStake) + left * least + 1;
    low = Math.max(perStake, low - least);
    high += most;
    while (low < high && (now[low] as number) < negligible) low += 1;
    for (; high >= safe || (high > low && (now[high] as number) < negligible); high -= 1) {
      const ahead = now[high] as number;
      odds.ahead += ahead;
      odds.loss += ahead * left * edge(outcomes) * stake;
      now[high] = 0;
    }
  }
  return odds;
}

/** One round of all who have from `from` to `to`. @returns what they lose on average, in stakes. */
function play(now: Float64Array, next: Float64Array, from: number, to: number, outcomes: readonly Outcome[]): number {
  const players = now.subarray(from, to + 1);
  for (const [gain, probability] of outcomes) {
    const after = next.subarray(from + gain * perStake);
    // The one hot loop: tens of millions of turns.
    for (let index = 0; index < players.length; index += 1) after[index] = (after[index] as number) + (players[index] as number) * probability;
  }
  let all = 0;
  for (const share of players) all += share;
  return all * edge(outcomes);
}

/** What a stake loses on average. */
const edge = (outcomes: readonly Outcome[]) => -outcomes.reduce((sum, [gain, probability]) => sum + gain * probability, 0);
