import { Key, type PageTileName, plated, Swallow, Umbrella, WholeBiscuit } from './page-motifs';
import { type Motif, type Paint, Tile } from './Tile';

/** One motif in ten tiles, and something happens to it. */
const rows: Partial<Record<PageTileName, (step: number) => Motif>> = {
  /** It flies off, and comes back in spring. */
  andorinha: (step) =>
    plated((paint) => (
      <g transform={`translate(${2.2 * step} ${-2.6 * step}) rotate(${[0, 28, -20, 40, 8, -30, 16, 44, 0][step] ?? 0}) scale(${1 - 0.08 * step})`}>
        <Swallow {...paint} />
      </g>
    )),
  /** It turns in the lock. */
  chave: (step) =>
    plated((paint) => (
      <g transform={`rotate(${36 * step})`}>
        <Key {...paint} />
      </g>
    )),
  /** It is eaten. */
  bolacha: (step) => (paint) => (step < 9 ? <EatenBiscuit edge={[60, 34, 25, 15, 6, -4, -13, -20, -30][step] ?? 0} {...paint} /> : <Crumbs {...paint} />),
  /** They come to rest. */
  balanca: (step) => plated((paint) => <SwingingScales angle={[30, -26, 22, -19, 15, -12, 9, -6, 3, 0][step] ?? 0} {...paint} />),
  /** It opens while it rains. */
  guardaChuva: (step) =>
    plated((paint) => <UmbrellaInRain drops={[0, 3, 6, 9, 12, 10, 7, 4, 1, 0][step] ?? 0} open={[0, 0, 0.5, 1, 1, 1, 1, 1, 0.5, 0][step] ?? 0} {...paint} />),
};

/** The tiles that have a wall of their own, from the top of the file. */
export const walls = Object.keys(rows);

/** A row for each of them, 120 high and ten from the next. */
export const TileWalls = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 1200 ${130 * walls.length - 10}`} width="1200" height={130 * walls.length - 10}>
    {Object.values(rows).map((motif, row) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, made once.
      Array.from({ length: 10 }, (_, step) => <Tile key={`${row} ${step}`} motif={motif(step)} x={120 * step} y={130 * row} width="120" height="120" />),
    )}
  </svg>
);

/** Teeth have come as far as `edge` from the right. Its line is ink: what is bitten out of the biscuit is a little more than what is bitten out of its shadow. */
function EatenBiscuit({ edge, ...paint }: Paint & { edge: number }) {
  const id = `bite${edge + 60}`;
  const eaten = (at: number) => <path fill="var(--black)" d={`M60-60H${at}${'a11 11 0 0 0 0 20'.repeat(6)}H60z`} />;
  return (
    <>
      <mask id={`${id}i`}>
        <circle r="48" fill="var(--white)" />
        {eaten(edge + 3)}
      </mask>
      <mask id={id}>
        <circle r="48" fill="var(--white)" />
        {eaten(edge)}
      </mask>
      <circle r="45" fill={paint.ink} mask={`url(#${id}i)`} />
      <g mask={`url(#${id})`}>
        <WholeBiscuit {...paint} />
      </g>
    </>
  );
}

/** What is left of it. */
const Crumbs = ({ ink, wash }: Paint) => (
  <g fill={wash} stroke={ink} strokeWidth="2" strokeLinejoin="round">
    <path d="M-28 6l7-5 6 4-2 7-8 1zM-2-14l5 2 1 5-6 1zM14 14l6-3 3 5-5 4zM-10 22l4-2 2 4-4 1zM26-8l3-1 1 3-3 1z" />
  </g>
);

/** @param angle of the beam, in degrees: its pans hang straight. */
function SwingingScales({ angle, ground, wash }: Paint & { angle: number }) {
  const turn = (angle * Math.PI) / 180;
  const end = (side: number) => `translate(${(side * 26 * Math.cos(turn)).toFixed(1)} ${(-22 + side * 26 * Math.sin(turn)).toFixed(1)})`;
  return (
    <>
      <path d="M-3-24H3V26H-3zM-18 33Q-14 24 0 23Q14 24 18 33z" />
      <path transform={`rotate(${angle} 0-24)`} d="M-28-22Q-14-18 0-26Q14-18 28-22L28-17Q14-12 0-20Q-14-12-28-17z" />
      <circle cy="-29" r="5" fill={wash} />
      {[-1, 1].map((side) => (
        <g key={side} transform={end(side)}>
          <path fill="none" stroke={wash} strokeWidth="2" d="M0 3L-10 29M0 3L10 29" />
          <path d="M-13 28H13A13 12 0 0 1-13 28z" />
          <path fill={wash} d="M0 40A13 12 0 0 0 13 28H4Q6 35 0 40z" />
          <path stroke={ground} strokeWidth="3" strokeLinecap="round" d="M0 3h0" />
        </g>
      ))}
    </>
  );
}

/** Where drops fall: above it, and at its sides. */
const falling = ['M-22-28', 'M20-30', 'M-3-36', 'M31-12', 'M-34-10', 'M9-26', 'M-12-24', 'M35 6', 'M-36 9', 'M28 20', 'M-28 24', 'M24-14'];

const UmbrellaInRain = ({ drops, open, ...paint }: Paint & { drops: number; open: number }) => (
  <>
    <path
      fill="none"
      stroke={paint.wash}
      strokeWidth="4"
      strokeLinecap="round"
      d={falling
        .slice(0, drops)
        .map((drop) => `${drop}l-2 7`)
        .join('')}
    />
    <g transform="translate(0 5) scale(.86)">
      <Umbrella open={open} {...paint} />
    </g>
  </>
);
