/** A line, its size and where it stands. */
type Line = readonly [text: string, size: number, baseline: number];
type Mark = { width: number; above: Line; below: Line };

/** Marks whose ink is 40 units high, with a little air above and below, each of two lines, so that none speaks louder than the next; a short name has its country below it. */
const marks = {
  'gambling-therapy': { width: 78, above: ['Gambling', 16, 13], below: ['Therapy', 18, 36] },
  srij: { width: 64, above: ['SRIJ', 26, 20], below: ['Portugal', 15, 36.4] },
  icad: { width: 64, above: ['ICAD', 24, 18.8], below: ['Portugal', 15, 36.4] },
  gamcare: { width: 52, above: ['Gam', 21, 16.4], below: ['Care', 21, 37.4] },
} as const satisfies Record<string, Mark>;

/** The name in type, and no emblem: neither the body's own, which is a trademark, nor one that could pass for it. The link around it says the name. */
export function OrganisationMark({ mark }: { mark: keyof typeof marks }) {
  const { width, above, below } = marks[mark];
  return (
    <svg viewBox={`0 -2.5 ${width} 45`} height="40" fill="currentColor" fontFamily="var(--face-display)" fontWeight="700" aria-hidden="true">
      {[above, below].map(([text, size, baseline]) => (
        <text key={text} y={baseline} fontSize={size} textLength={width}>
          {text}
        </text>
      ))}
    </svg>
  );
}
