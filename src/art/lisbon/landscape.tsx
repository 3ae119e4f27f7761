import type { Theme } from '../../model/schemas/site';
import { tuples } from './terrace';

/** A hill: one wash from the light ridge to the dark foot, then the strokes of the brush that follow its fall. */
export const Hill = ({ id, d, strokes }: { id: string; d: string; strokes: string }) => (
  <>
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor="var(--cobalt)" />
      <stop offset=".7" stopColor="var(--night)" />
    </linearGradient>
    <path fill={`url(#${id})`} stroke="var(--azul)" strokeWidth="2" d={d} />
    <path fill="none" stroke="var(--azul)" strokeOpacity=".3" strokeWidth="9" strokeLinecap="round" d={strokes} />
  </>
);

/** Foot, and height: positive for a cypress, negative for the stone pines that stand round the castle. */
type Tree = readonly [x: number, ground: number, height: number];

export function Trees({ trees: rows }: { trees: string }) {
  const trees = tuples<Tree>(rows);
  return (
    <g stroke="var(--azul)" strokeLinecap="round" strokeLinejoin="round">
      <path fill="var(--night)" d={trees.map(tree).join('')} />
      <path fill="none" stroke="var(--wash)" strokeOpacity=".5" d={trees.map(brush).join('')} />
    </g>
  );
}

/** Trees in a row along a path, as the tile painters dabbed them: a dark round and a lighter dab on it. */
export function Grove({ d, size }: { d: string; size: number }) {
  const [a, b, c] = [size * 0.7, size * 0.9, size * 0.5].map(Math.round) as [number, number, number];
  const touch = size >> 2;
  const dabs = { d, fill: 'none', strokeLinecap: 'round', strokeDasharray: `0 ${a} 3 ${b} 0 ${c}` } as const;
  return (
    <>
      <path {...dabs} stroke="var(--azul)" strokeWidth={size + 2} />
      <path {...dabs} stroke="var(--deep)" strokeWidth={size} />
      <path
        {...dabs}
        stroke="var(--azul)"
        strokeOpacity=".45"
        strokeWidth={touch}
        strokeDasharray={`${touch} ${a - touch} ${touch + 3} ${b - touch} ${touch} ${c - touch}`}
        transform={`translate(${-touch} ${-touch})`}
      />
    </>
  );
}

function tree([x, ground, height]: Tree) {
  if (height > 0) {
    const half = Math.round(height * 0.14);
    return `M${x} ${ground}q${-2 * half} ${-Math.round(height * 0.3)} 0 ${-height}q${2 * half} ${Math.round(height * 0.7)} 0 ${height}z`;
  }
  const half = Math.round(-height * 0.6);
  const crown = Math.round(-height * 0.36);
  const trunk = Math.max(1, Math.round(-height * 0.03));
  const dip = crown >> 2;
  return (
    `M${x - trunk} ${ground}q${trunk} ${height >> 1} ${-trunk} ${height + crown}q${-dip} ${dip} ${-dip * 2} 0` +
    `H${x - half}q${-dip} ${-crown} ${half} ${-crown}t${half} ${crown}H${x + dip * 2}q${-dip} ${dip} ${-dip} ${dip * 2}L${x + trunk} ${ground}z`
  );
}

function brush([x, ground, height]: Tree) {
  if (height > 0) return `M${x - 2} ${ground - Math.round(height * 0.25)}v${-Math.round(height * 0.4)}`;
  const half = Math.round(-height * 0.4);
  const lift = -Math.round(half * 0.2);
  const top = ground + height - lift;
  return `M${x - half} ${(top + half * 0.3) | 0}q${half >> 1} ${lift} ${half} ${lift}M${x - (half >> 1)} ${(top + half * 0.4) | 0}q${half >> 1} ${lift} ${half} ${lift}`;
}

/** The Tejo: short level strokes, denser near the far bank, and the lights of the shore drawn out on the water. */
export const River = ({ left, right, top, bottom, lights }: { left: number; right: number; top: number; bottom: number; lights: readonly number[] }) => (
  <>
    <linearGradient id="water" x2="0" y2="1">
      <stop stopColor="var(--water)" />
      <stop offset="1" stopColor="var(--deep)" />
    </linearGradient>
    <path fill="url(#water)" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
    <g fill="none" strokeLinecap="round">
      <path stroke="var(--wash)" strokeOpacity=".55" strokeWidth="2" d={ripples(left, right, top, bottom, 5)} />
      <path stroke="var(--pale)" strokeOpacity=".5" d={ripples(left, right, top, bottom, 11)} />
      <path stroke="var(--glow)" strokeOpacity=".7" strokeWidth="3" d={lights.map((x) => `M${x} ${top - 5}h1`).join('')} />
      <path stroke="var(--candle)" strokeOpacity=".7" strokeWidth="3" d={lights.map((x, i) => reflection(x, top + 6, 3 + (i % 3))).join('')} />
    </g>
  </>
);

/** Where the late sun lies on the water. */
export const glitter = (sun: number) => [-24, -14, -5, 3, 12, 22].map((side) => sun + side);

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
  return Array.from({ length: strokes }, (_, i) => `M${x - 2 - ((i * 3) % 5)} ${y + i * 8}h${6 + ((i * 7) % 5)}`).join('');
}

/** In which light the city lies. */
export type Light = {
  theme: Theme;
  /** What Christmas adds: a tree, a garland, the wreath on the tram. */
  tinsel: boolean;
};

type Sky = { theme: Theme; width: number; top: number; bottom: number; sun: readonly [x: number, y: number] };

/** The lower sky, against which the roofs stand: by night the glow of the town, off season the late sun at `sun` and its light. */
export function Haze({ theme, width, top, bottom, sun }: Sky) {
  const night = theme === 'natal';
  return (
    <>
      <linearGradient id="haze" x2="0" y2="1">
        <stop stopColor="var(--azul)" stopOpacity="0" />
        {!night && <stop offset=".5" stopColor="var(--tide)" stopOpacity=".9" />}
        {!night && <stop offset=".8" stopColor="var(--pale)" />}
        <stop offset="1" stopColor="var(--haze)" stopOpacity={night ? 0.5 : 1} />
      </linearGradient>
      <path fill="url(#haze)" d={`M0 ${top}H${width}V${bottom}H0z`} />
      {!night && <circle cx={sun[0]} cy={sun[1]} r="28" fill="var(--candle)" />}
    </>
  );
}
