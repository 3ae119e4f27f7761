/** A line, its size and where it stands. */
type Line = readonly [text: string, size: number, baseline: number];
type Mark = { width: number; above: Line; below: Line };

/** Marks whose ink is 40 units high, with a little air above and below, each of two lines, so that none speaks louder than the next; a short name has its country below it. */
const marks = {
  'gambling-therapy': { width: 93, above: ['Gambling', 18, 14.3], below: ['Therapy', 20, 35.4] },
  srij: { width: 68, above: ['SRIJ', 27, 21], below: ['Portugal', 17, 36.2] },
  icad: { width: 68, above: ['ICAD', 27, 21], below: ['Portugal', 17, 36.2] },
  gamcare: { width: 60, above: ['Gam', 22.5, 17], below: ['Care', 22.5, 36.6] },
} as const satisfies Record<string, Mark>;

/** The name in type, and no emblem: neither the body's own, which is a trademark, nor one that could pass for it. The link around it says the name. */
export function OrganisationMark({ mark }: { mark: keyof typeof marks }) {
  const { width, above, below } = marks[mark];
  return (
    <svg viewBox={`0 -2.5 ${width} 45`} height="40" fill="currentColor" fontFamily="var(--face-display)" fontWeight="700" aria-hidden="true">
      {[above, below].map(([text, size, baseline]) => (
        <text key={text} y={baseline} fontSize={size} textLength={width} lengthAdjust="spacingAndGlyphs">
          {text}
        </text>
      ))}
    </svg>
  );
}
