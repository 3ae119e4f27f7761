const bites = 'v3a5 5 0 0 1 0 10v3'.repeat(10);
const bitesUp = 'v-3a5 5 0 0 1 0-10v-3'.repeat(10);
const square = 'M52 50L82 80 52 110 22 80z';

/** The ticket of the draw. Dark words go on the empty paper: x 112 to 300, y 30 to 130. */
export function Ticket() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">
      <defs>
        <pattern id="frieze" width="16" height="12" x="8" y="8" patternUnits="userSpaceOnUse">
          <path fill="var(--azul)" d="M8 2l6 4-6 4-6-4zM0 3l2 3-2 3zM16 3l-2 3 2 3z" />
          <path stroke="var(--cobalt)" d="M0 0H16M0 12H16" />
        </pattern>
      </defs>
      <path fill="var(--glaze)" d={`M0 0${bites}H320${bitesUp}z`} />
      <path fill="url(#frieze)" d="M8 8H312V20H8zM8 140H312V152H8z" />
      <path fill="none" stroke="var(--wash)" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 7" d="M98 28V136" />
      <g fill="var(--cobalt)" stroke="var(--glaze)">
        <path d={square} />
        <path transform="rotate(45 52 80)" d={square} />
      </g>
      <path fill="var(--wash)" d="M52 56l6 12q4 6 18 12-14 6-18 12l-6 12-6-12q-4-6-18-12 14-6 18-12z" />
      <path fill="var(--candle)" stroke="var(--cobalt)" d="M52 66l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" />
      <path
        fill="none"
        stroke="var(--wash)"
        strokeWidth="2"
        d="M18 44q14 0 14-14M72 30q0 14 14 14M18 116q14 0 14 14M86 116q-14 0-14 14M110 40q8 0 8-10M294 30q0 10 8 10M110 120q8 0 8 10M302 120q-8 0-8 10"
      />
      <path fill="var(--azul)" d="M18 30h6l-6 6zM86 30v6l-6-6zM18 130v-6l6 6zM86 130h-6l6-6z" />
    </svg>
  );
}
