/** The Tejo: short level strokes, denser near the far bank, and the lights of the shore drawn out on the water. */
export function River({ left, right, top, bottom, lights }: { left: number; right: number; top: number; bottom: number; lights: readonly number[] }) {
  return (
    <>
      <defs>
        <linearGradient id="water" x2="0" y2="1">
          <stop stopColor="var(--azul)" />
          <stop offset="1" stopColor="var(--deep)" />
        </linearGradient>
      </defs>
      <path fill="url(#water)" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      <g fill="none" strokeLinecap="round">
        <path stroke="var(--wash)" strokeOpacity=".55" strokeWidth="2" d={ripples(left, right, top, bottom, 5)} />
        <path stroke="var(--pale)" strokeOpacity=".5" d={ripples(left, right, top, bottom, 11)} />
        <path stroke="var(--candle)" strokeOpacity=".7" strokeWidth="3" d={lights.map((x, i) => reflection(x, top + 6, 3 + (i % 3))).join('')} />
      </g>
    </>
  );
}

/** A fixed scatter: multiples of the golden ratio never line up. */
function ripples(left: number, right: number, top: number, bottom: number, seed: number) {
  const count = Math.round((right - left) / 16);
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + seed) * 0.618034) % 1;
    const depth = ((i * seed * 0.414214) % 1) ** 1.6;
    return `M${Math.round(left + along * (right - left))} ${Math.round(top + 4 + depth * (bottom - top - 8))}h${Math.round(8 + depth * 40)}`;
  }).join('');
}

function reflection(x: number, y: number, strokes: number) {
  return `M${x} ${y - 11}h1${Array.from({ length: strokes }, (_, i) => `M${x - 2 - ((i * 3) % 5)} ${y + i * 8}h${6 + ((i * 7) % 5)}`).join('')}`;
}
