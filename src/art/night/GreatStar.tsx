/** The star of Bethlehem as a tile painter draws it: two squares turned into eight points, and fine rays. Kept small: it is inlined. */
export function GreatStar() {
  const cross = 'M120 0L127 113 240 120 127 127 120 240 113 127 0 120 113 113z';
  const square = 'M120 76L164 120 120 164 76 120z';
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
      <circle cx="120" cy="120" r="88" fill="var(--candle)" fillOpacity=".07" />
      <circle cx="120" cy="120" r="60" fill="var(--candle)" fillOpacity=".12" />
      <path stroke="var(--wash)" d="M82 28L158 212M28 82L212 158M158 28L82 212M212 82L28 158" />
      <path fill="var(--wash)" transform="rotate(45 120 120) translate(36 36) scale(.7)" d={cross} />
      <path fill="var(--pale)" d={cross} />
      <g fill="var(--candle)" stroke="var(--flame)" strokeWidth="2">
        <path d={square} />
        <path transform="rotate(45 120 120)" d={square} />
      </g>
      <path fill="var(--white)" d="M120 92l7 21 21 7-21 7-7 21-7-21-21-7 21-7z" />
    </svg>
  );
}
