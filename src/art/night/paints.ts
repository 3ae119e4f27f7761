import type { Paints } from './house';

/** The farther a row, the lighter its walls: haze over the river, and the near streets in the dark. */
export const farPaints: Paints = {
  walls: ['var(--cobalt)', 'var(--azul)', 'var(--wash)'],
  roof: 'var(--deep)',
  line: 'var(--azul)',
  glass: 'var(--deep)',
  window: [3, 5, 9, 11],
};

export const middlePaints: Paints = {
  ...farPaints,
  roof: 'var(--azul)',
  line: 'var(--wash)',
  window: [4, 7, 11, 14],
};

export const lowerPaints: Paints = {
  ...middlePaints,
  walls: ['var(--deep)', 'var(--cobalt)', 'var(--azul)'],
  glass: 'var(--midnight)',
  window: [5, 8, 13, 16],
};

export const nearPaints: Paints = {
  ...lowerPaints,
  walls: ['var(--night)', 'var(--deep)', 'var(--cobalt)'],
  roof: 'var(--cobalt)',
  shutters: 'var(--azul)',
  window: [8, 16, 26, 34],
};
