type Props = {
  /** The middle of each tower. */
  towers: readonly [number, number];
  /** Heights of the towers' tops, the roadway and the water. */
  top: number;
  deck: number;
  water: number;
  /** Where the cable is anchored on either bank. */
  from: number;
  to: number;
};

/** The bridge over the Tejo. A cable that carries an even deck hangs in a parabola, which is what a quadratic curve draws. */
export function Bridge({ towers: [left, right], top, deck, water, from, to }: Props) {
  const low = deck - 8;
  const cable =
    `M${from} ${deck}Q${(from + left) >> 1} ${deck - 24} ${left} ${top}` +
    `Q${(left + right) >> 1} ${2 * low - top} ${right} ${top}Q${(right + to) >> 1} ${deck - 24} ${to} ${deck}`;
  return (
    <g fill="none" stroke="var(--wash)">
      <path strokeOpacity=".5" d={hangers(left, right, top, low, deck)} />
      <path strokeWidth="2" d={cable} />
      <path stroke="var(--azul)" strokeWidth="6" strokeDasharray="5 3" d={`M${from} ${deck + 3}H${to}`} />
      <path d={`M${from} ${deck}H${to}M${from} ${deck + 6}H${to}`} />
      <path stroke="var(--candle)" strokeWidth="2" strokeLinecap="round" strokeDasharray="0 42" d={`M${from} ${deck - 4}H${to}`} />
      {[left, right].map((x) => (
        <path key={x} stroke="var(--pale)" strokeWidth="3" d={tower(x, top, deck, water)} />
      ))}
      <path stroke="var(--pale)" strokeOpacity=".5" strokeWidth="2" strokeLinecap="round" d={reflections(left, right, water)} />
    </g>
  );
}

function hangers(left: number, right: number, top: number, low: number, deck: number) {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return Array.from({ length: Math.floor((right - left) / 14) }, (_, i) => left + 7 + i * 14)
    .map((x) => `M${x} ${deck}V${Math.round(low - (low - top) * ((x - middle) / half) ** 2)}`)
    .join('');
}

/** Two legs, braced by crosses. */
function tower(x: number, top: number, deck: number, water: number) {
  const step = Math.round((deck - top) / 3);
  const crosses = [0, 1, 2].map((i) => `M${x - 7} ${top + i * step}l14 ${step}m-14 0l14 ${-step}`).join('');
  return `M${x - 8} ${water}L${x - 7} ${top - 6}M${x + 8} ${water}L${x + 7} ${top - 6}M${x - 8} ${top}h16${crosses}M${x - 12} ${water}h24`;
}

function reflections(left: number, right: number, water: number) {
  return [left, right].flatMap((x) => [0, 1, 2, 3, 4].map((i) => `M${x - 12 + ((i * 5) % 7)} ${water + 7 + i * 9}h${18 - i * 3}`)).join('');
}
