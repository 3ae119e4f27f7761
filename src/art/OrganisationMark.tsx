type Mark = {
  width: number;
  /** Each line, its size and where it stands, so that the ink reaches from the mark's upper edge to its lower one. */
  lines: [text: string, size: number, baseline: number][];
};

/** Marks 40 units high, each of two lines, so that none speaks louder than the next; a short name has its country below it. */
const marks = {
  'gambling-therapy': {
    width: 93,
    lines: [
      ['Gambling', 19, 15.4],
      ['Therapy', 21.8, 35.1],
    ],
  },
  srij: {
    width: 68,
    lines: [
      ['SRIJ', 27, 21],
      ['Portugal', 17, 36.2],
    ],
  },
  icad: {
    width: 68,
    lines: [
      ['ICAD', 26, 20],
      ['Portugal', 17, 36.2],
    ],
  },
  gamcare: {
    width: 60,
    lines: [
      ['Gam', 24.5, 18.7],
      ['Care', 24.5, 39.7],
    ],
  },
} satisfies Record<string, Mark>;

/** The name in type, and no emblem: neither the body's own, which is a trademark, nor one that could pass for it. The link around it says the name. */
export function OrganisationMark({ mark }: { mark: keyof typeof marks }) {
  const { width, lines }: Mark = marks[mark];
  return (
    <svg viewBox={`0 0 ${width} 40`} width={width} height="40" fill="currentColor" fontFamily="var(--face-display)" fontWeight="700" aria-hidden="true">
      {lines.map(([text, size, baseline]) => (
        <text key={text} y={baseline} fontSize={size} textLength={width} lengthAdjust="spacingAndGlyphs">
          {text}
        </text>
      ))}
    </svg>
  );
}
