/** What a round may bring, in stakes, and how probable it is. */
export type Outcome = readonly [gain: number, probability: number];

export type Game = {
  /** In a sentence: «na roleta». */
  where: string;
  label: string;
  /** What a round is called, in the plural. */
  rounds: string;
  roundsPerHour: number;
  outcomes: readonly Outcome[];
  /** Where doubling takes two stakes: what remains of a round for who has fewer. */
  withoutDoubling?: readonly Outcome[];
};

/** What a machine pays, in stakes, and how often in 100,000 rounds: invented, with a return of 96%. */
const slotPays: readonly Outcome[] = [
  [0.5, 10_000],
  [1, 8000],
  [2, 6500],
  [5, 3400],
  [10, 1500],
  [20, 700],
  [50, 240],
  [100, 80],
  [200, 20],
];
const slotWins = slotPays.map(([pay, times]): Outcome => [pay - 1, times / 100_000]);
const slotLoses = 1 - slotWins.reduce((sum, [, probability]) => sum + probability, 0);

/**
 * The games, with the assumptions that the article states. Roulette: one zero, no *la partage*. Blackjack: the probabilities
 * are set so that a hand has a mean of −0.005 stakes and a variance of 1.33, with naturals at 3 to 2 in 4.5% of hands and ties
 * in 8.5%. The paces are assumed.
 */
export const games = {
  roulette: {
    where: 'na roleta, no vermelho',
    label: 'Roleta, no vermelho',
    rounds: 'rondas',
    roundsPerHour: 40,
    outcomes: [
      [1, 18 / 37],
      [-1, 19 / 37],
    ],
  },
  blackjack: {
    where: 'no blackjack',
    label: 'Blackjack',
    rounds: 'mãos',
    roundsPerHour: 60,
    outcomes: [
      [2, 0.0665],
      [1.5, 0.045],
      [1, 0.3255458],
      [0, 0.085],
      [-1, 0.4248625],
      [-2, 0.0530917],
    ],
    withoutDoubling: [
      [1.5, 0.045],
      [1, 0.3920458],
      [0, 0.085],
      [-1, 0.4779542],
    ],
  },
  slot: {
    where: 'numa máquina que devolve 96%',
    label: 'Máquina de 96%',
    rounds: 'jogadas',
    roundsPerHour: 600,
    outcomes: [...slotWins, [-1, slotLoses]],
  },
} as const satisfies Record<string, Game>;

export type GameName = keyof typeof games;
