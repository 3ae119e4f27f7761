/** Each body's name, and its width in units of a mark 40 high. */
const marks = {
  'gambling-therapy': { name: 'Gambling Therapy', width: 168 },
  srij: { name: 'SRIJ', width: 44 },
  icad: { name: 'ICAD', width: 48 },
  gamcare: { name: 'GamCare', width: 88 },
} as const;

/** The name in type, and no emblem: neither the body's own, which is a trademark, nor one that could pass for it. The link around it says the name. */
export function OrganisationMark({ mark }: { mark: keyof typeof marks }) {
  const { name, width } = marks[mark];
  return (
    <svg viewBox={`0 0 ${width} 40`} width={width} height="40" fill="currentColor" aria-hidden="true">
      <text y="26" fontFamily="var(--face-display)" fontSize="18" fontWeight="700" textLength={width} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
