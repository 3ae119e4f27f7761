import type { SVGProps } from 'react';

/** The star of Bethlehem as tile painters cut it: eight points, each half in shadow, and fine rays. */
export function GreatStar(svg: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 240 240" {...svg}>
      <radialGradient id="star-halo">
        <stop stopColor="var(--candle)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
      </radialGradient>
      <circle cx="120" cy="120" r="96" fill="url(#star-halo)" />
      <path stroke="var(--pale)" strokeOpacity=".6" d="M82 28L158 212M28 82L212 158M158 28L82 212M212 82L28 158" />
      <path fill="var(--wash)" d="M63 63L120 115 177 63 125 120 177 177 120 125 63 177 115 120z" />
      <path fill="var(--pale)" d="M120 0L125 115 240 120 125 125 120 240 115 125 0 120 115 115z" />
      <path fill="var(--candle)" d="M120 66L129 98 152 88 142 111 174 120 142 129 152 152 129 142 120 174 111 142 88 152 98 129 66 120 98 111 88 88 111 98z" />
      <path fill="var(--flame)" d="M120 174V66L129 98 111 142zM66 120H174L142 129 98 111zM88 88L152 152 129 142 111 98zM152 88L88 152 98 129 142 111z" />
      <circle cx="120" cy="120" r="9" fill="var(--white)" />
    </svg>
  );
}
