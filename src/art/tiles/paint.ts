/** The four paints of one tile: the bare ground, the line, the wash laid inside the line, and the palest tint. */
export type Paint = { ground: string; ink: string; wash: string; tint: string };

export const paints = {
  glaze: { ground: 'var(--glaze)', ink: 'var(--cobalt)', wash: 'var(--wash)', tint: 'var(--pale)' },
  cobalt: { ground: 'var(--cobalt)', ink: 'var(--glaze)', wash: 'var(--wash)', tint: 'var(--azul)' },
} satisfies Record<string, Paint>;
