import type { SVGProps } from 'react';

const down = 'v3a5 5 0 0 1 0 10v3'.repeat(10);
const up = 'v-3a5 5 0 0 1 0-10v-3'.repeat(10);

/** The ticket of the draw. Dark words go on the empty paper: x 122 to 294, y 38 to 122. */
export function Ticket(svg: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 320 160" {...svg}>
      <defs>
        <pattern id="ticket-edge" width="16" height="12" x="8" y="8" patternUnits="userSpaceOnUse">
          <path fill="var(--azul)" d="M8 2l6 4-6 4-6-4zM0 3l2 3-2 3zM16 3l-2 3 2 3z" />
          <path stroke="var(--cobalt)" d="M0 0H16M0 12H16" />
        </pattern>
      </defs>
      <path fill="var(--glaze)" d={`M0 0${down}H320${up}z`} />
      <path fill="url(#ticket-edge)" d="M8 8H312V20H8zM8 140H312V152H8z" />
      <path fill="none" stroke="var(--wash)" d="M112 36q8 0 8-8H296q0 8 8 8v88q-8 0-8 8H120q0-8-8-8z" />
      <path fill="none" stroke="var(--wash)" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 7" d="M101 28V136" />
      <StarTile />
    </svg>
  );
}

/** One tile, 76 units square: a star, and in each corner a quarter of the rosette that four such tiles make. */
function StarTile() {
  return (
    <>
      <path fill="var(--pale)" stroke="var(--cobalt)" d="M14 42H90V118H14z" />
      <path fill="var(--wash)" d="M14 42H40A26 26 0 0 1 14 68zM90 42V68A26 26 0 0 1 64 42zM14 118V92A26 26 0 0 1 40 118zM90 118H64A26 26 0 0 1 90 92z" />
      <path fill="var(--cobalt)" d="M14 42H24L34 62 14 52zM90 42V52L70 62 80 42zM14 118V108L34 98 24 118zM90 118H80L70 98 90 108z" />
      <path fill="var(--azul)" d="M52 42L58 67 76 56 65 74 90 80 65 86 76 104 58 93 52 118 46 93 28 104 39 86 14 80 39 74 28 56 46 67z" />
      <path fill="var(--cobalt)" d="M52 118V42L58 67 46 93zM14 80H90L65 86 39 74zM28 56L76 104 58 93 46 67zM76 56L28 104 39 86 65 74z" />
      <circle cx="52" cy="80" r="7" fill="var(--candle)" stroke="var(--glaze)" strokeWidth="2" />
    </>
  );
}
