/** The tram's face: three windows, one headlight in a wreath, and the route on the roof. */
export function TramFront() {
  return (
    <>
      <path fill="var(--midnight)" stroke="var(--azul)" d="M26 212L128 218 134 232Q80 244 20 228z" />
      <path fill="none" stroke="var(--wash)" d="M44 216l-4 16M62 218l-3 18M80 219v18M98 220l3 16M115 220l4 14" />
      <path fill="var(--white)" d="M24 88Q72 78 130 87V150Q76 146 24 150z" />
      <path fill="var(--azul)" d="M24 150Q76 146 130 150V218Q76 222 24 212z" />
      <path fill="var(--cobalt)" stroke="none" d="M24 196Q70 206 112 190L118 150 130 151V218Q76 222 24 212z" />
      <g fill="none">
        <path stroke="var(--wash)" strokeOpacity=".6" strokeWidth="5" d="M33 163v22M42 162v30M107 163v10" />
        <path stroke="var(--pale)" strokeWidth="3" d="M25 156Q76 152 129 156" />
        <path stroke="var(--pale)" strokeWidth="5" d="M103 90v54M124 92v4M30 91l22-3" />
      </g>
      <Panes />
      <RouteBox />
      <Headlight />
    </>
  );
}

function Panes() {
  return (
    <>
      <path fill="var(--candle)" d="M50 100q2-6 26-6t26 6v42q-26-3-52 0zM29 103q1-4 15-6v46l-15 1zM109 98q14 1 16 5v42l-16-2z" />
      <path fill="none" stroke="var(--flame)" strokeOpacity=".6" strokeWidth="5" d="M54 101q22-6 44 0M33 104l8-3M113 102l8 2" />
      <path fill="var(--cobalt)" stroke="none" d="M56 140q2-12 11-14-5-4-4-10l-1-3q0-8 10-8t10 8l-1 3q1 6-4 10 9 2 11 13-16-1-32 1z" />
    </>
  );
}

function RouteBox() {
  return (
    <>
      <path fill="var(--cobalt)" d="M108 31l14 5v26l-14-3z" />
      <path fill="var(--white)" d="M38 34q36-8 70-3v29q-34-6-70 5z" />
      <path fill="none" stroke="var(--cobalt)" strokeWidth="5" d="M55 42q6-6 10-1 3 5-10 15l14-1M85 44c-7-3-5-9 0-9s7 6 0 9c-8 4-7 11 0 10s8-8 0-10" />
    </>
  );
}

function Headlight() {
  return (
    <>
      <circle cx="76" cy="182" r="17" fill="var(--deep)" strokeWidth="10" />
      <circle cx="76" cy="182" r="17" fill="none" stroke="var(--wash)" strokeWidth="7" strokeDasharray="1 6" />
      <circle cx="76" cy="182" r="11" fill="var(--candle)" stroke="var(--flame)" />
      <circle cx="74" cy="180" r="5" fill="var(--white)" stroke="none" />
      <path fill="none" stroke="var(--berry)" strokeWidth="6" d="M64 195h0M76 200h0M88 195h0" />
    </>
  );
}
