/** Units of a mark 40 high: its width, and one quarter of its tile (a square of 28) round the tile's middle. */
const marks = {
  'gambling-therapy': { name: 'Gambling Therapy', width: 208, quarter: 'M14-14V-2A12 12 0 0 1 2-14z' },
  srij: { name: 'SRIJ', width: 84, quarter: 'M0 0L14-14H2z' },
  icad: { name: 'ICAD', width: 94, quarter: 'M0-1L5-7 0-13-5-7z' },
  gamcare: { name: 'GamCare', width: 132, quarter: 'M2-2A12 12 0 0 1 14-14A12 12 0 0 1 2-2z' },
} as const;

/** A body's name beside a tile of our own: no trademark is drawn here. The link around it says the name. */
export function OrganisationMark({ mark, className }: { mark: keyof typeof marks; className?: string }) {
  const { name, width, quarter } = marks[mark];
  return (
    <svg viewBox={`0 0 ${width} 40`} width={width} height="40" className={className} fill="currentColor" aria-hidden="true">
      {[0, 90, 180, 270].map((angle) => (
        <path key={angle} d={quarter} transform={`translate(17 20)rotate(${angle})`} />
      ))}
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M1 4H33V36H1z" />
      <text x="42" y="27" fontFamily="system-ui, sans-serif" fontSize="20" fontWeight="700" textLength={width - 44} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
