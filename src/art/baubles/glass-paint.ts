/** The glass, its colour in the shade, the painted band, and the two tones of the painting on it. */
export type GlassPaint = { glass: string; depth: string; band: string; ink: string; wash: string };

/** The ornaments a casino's record may ask for, each with its own temperature: cool, deep, and candle-warm. */
export const glassPaints = {
  estrela: { glass: 'var(--wash)', depth: 'var(--cobalt)', band: 'var(--glaze)', ink: 'var(--cobalt)', wash: 'var(--azul)' },
  roseta: { glass: 'var(--cobalt)', depth: 'var(--midnight)', band: 'var(--azul)', ink: 'var(--glaze)', wash: 'var(--wash)' },
  vela: { glass: 'var(--candle)', depth: 'var(--flame)', band: 'var(--glaze)', ink: 'var(--cobalt)', wash: 'var(--flame)' },
} satisfies Record<string, GlassPaint>;

export type Ornament = keyof typeof glassPaints;
