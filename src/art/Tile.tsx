import type { ReactNode, SVGProps } from 'react';

/** The four paints of one tile: the bare ground, the line, the wash laid inside the line, and the palest tint. */
export type Paint = { ground: string; ink: string; wash: string; tint: string };

export const paints = {
  glaze: { ground: 'var(--glaze)', ink: 'var(--cobalt)', wash: 'var(--wash)', tint: 'var(--pale)' },
  cobalt: { ground: 'var(--cobalt)', ink: 'var(--glaze)', wash: 'var(--wash)', tint: 'var(--azul)' },
} satisfies Record<string, Paint>;

/** Repeats its children round the origin, at the four quarters or at the given angles (degrees). */
export function Turns({ angles = [0, 90, 180, 270], children }: { angles?: readonly number[]; children: ReactNode }) {
  return angles.map((angle) => (
    <g key={angle} transform={`rotate(${angle})`}>
      {children}
    </g>
  ));
}

/** Draws the middle of a tile, within 46 units of the origin on the diagonals; its fill is already the ink. */
export type Motif = (paint: Paint) => ReactNode;

export type TileProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { motif: Motif; ground?: keyof typeof paints };

export function Tile({ motif: Figure, ground = 'glaze', ...svg }: TileProps) {
  const paint = paints[ground];
  return (
    <svg viewBox="-60 -60 120 120" fill={paint.ink} aria-hidden="true" {...svg}>
      <path fill={paint.ground} d="M-60-60H60V60H-60z" />
      <JointFlowers {...paint} />
      <Figure {...paint} />
      <path fill="none" stroke={paint.tint} d="M-60-60H60V60H-60z" />
    </svg>
  );
}

/** A tile with nothing but its corner flowers: for numbers and words to stand on. */
export const BareTile = (tile: Omit<TileProps, 'motif'>) => <Tile motif={nothing} {...tile} />;

const nothing = () => null;

/** In each corner a quarter of the flower that four tiles make where they meet, so that any motif may stand beside any other. */
export const JointFlowers = ({ wash, ground, tint }: Paint) => (
  <>
    <path fill={tint} d={flower.ground} />
    <path d={flower.outline} />
    <path fill={ground} d={flower.petals} />
    <path d={flower.leaves} />
    <path fill={wash} d={flower.washes} />
    <path d={flower.hearts} />
    <path fill={ground} d={flower.eyes} />
  </>
);

/** The quarter in the corner at 60, −60. Its four turns are one path for each paint: a picture with a third of the elements is on the screen sooner. */
const flower = {
  ground: inCorners('M-38 0A38 38 0 0 0 0 38L0 0z'),
  outline: inCorners('M-39 0A39 39 0 0 0 0 39L0 37A46 46 0 0 1 -37 0z'),
  petals: inCorners('M-33 0C-33 6 -33 12 -27 16C-27 21 -21 27 -16 27C-12 33 -6 33 0 33L0 0z'),
  leaves: inCorners('M-4 5C-15 3 -25 12 -21 21C-12 25 -3 15 -5 4z'),
  washes: inCorners('M-8 8C-14 8 -19 13 -18 18C-13 19 -8 14 -8 8z') + inCorners('M-67 0Q-61 1 -60 7Q-59 1 -53 0z'),
  hearts: inCorners('M0 6C-5 13 -6 20 0 29L4 29L4 6zM-6 0L-6 -4L-29 -4L-29 0C-20 6 -13 5 -6 0zM-8 0A8 8 0 0 0 0 8L0 0z'),
  eyes: inCorners('M-4 0A4 4 0 0 0 0 4L0 0z'),
};

/** @param d in points alone, as `x y`; an arc is one of a circle. */
function inCorners(d: string): string {
  const turns = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const turned = turns.map(([cos, sin]) =>
    d.replace(/(A\d+ \d+ 0 0 [01] )?(-?\d+) (-?\d+)/g, (_, arc = '', toRight, down) => {
      const [x, y] = [Number(toRight) + 60, Number(down) - 60];
      return `${arc}${x * cos - y * sin} ${x * sin + y * cos}`;
    }),
  );
  return turned.join('').replaceAll(' -', '-');
}

/** The border of a wall, 40 high: palmettes under a running wave. No <pattern>: Chromium prints those as pixels. */
export function Border({ width, y }: { width: number; y: number }) {
  const times = Math.ceil(width / 120);
  return (
    <g transform={`translate(0 ${y})`}>
      <path fill="var(--cobalt)" d={`M0 0H${width}V40H0z`} />
      <Palmettes times={times} />
      <Palmettes times={times} transform="matrix(1 0 0-1 60 40)" />
      <path fill="var(--glaze)" d={`M0 1H${width}V3H0zM0 37H${width}V39H0z`} />
    </g>
  );
}

/** The same border, 26 wide, bent to a half circle of 310 units: palmettes up and down by turns, every seven and a half degrees, and two on each jamb. */
export function ArchedBorder() {
  const up = <Palmettes transform="scale(.65) translate(-30)" />;
  const down = <Palmettes transform="scale(.65 -.65) translate(-30 -40)" />;
  return (
    <>
      <path fill="none" stroke="var(--cobalt)" strokeWidth="26" d="M13 388V310A297 297 0 0 1 607 310V388" />
      {Array.from({ length: 24 }, (_, turn) => turn * 7.5 - 86.25).map((angle, turn) => (
        <g key={angle} transform={`rotate(${angle} 310 310) translate(310)`}>
          {turn % 2 === 0 ? up : down}
        </g>
      ))}
      {['translate(0 368.5) rotate(-90)', 'translate(620 329.5) rotate(90)'].map((jamb) => (
        <g key={jamb} transform={jamb}>
          {up}
          <g transform="translate(39)">{down}</g>
        </g>
      ))}
      <path fill="none" stroke="var(--glaze)" strokeWidth="2" d="M1.5 388V310A308.5 308.5 0 0 1 618.5 310V388M24.5 388V310A285.5 285.5 0 0 1 595.5 310V388" />
    </>
  );
}

/** 120 from one to the next: each part begins where the last one ended, so that all are the same few letters again. */
const Palmettes = ({ times = 1, transform }: { times?: number; transform?: string }) => (
  <g transform={transform}>
    <path fill="var(--wash)" d={`M-1 21${leaves.repeat(times)}`} />
    <path fill="var(--glaze)" d={`M30 31${petals.repeat(times)}`} />
  </g>
);

const leaves =
  'c10-15 21-16 31-16s21 1 31 16c-10-10-21-12-31-12s-21 2-31 12zm21 15c-8-1-12-6-11-12c-5 7-3 13 6 14zm20 0c8-1 12-6 11-12c5 7 3 13-6 14zm-16 2a6 6 0 0 1 12 0zm95-17';
const petals =
  'c-5-5-4-13 0-18c4 5 5 13 0 18zm-3.3 1.3c-7.1-.4-11.7-7-12-13.4c6.3 1 12.4 6.3 12 13.4zm6.6 0c-.4-7.1 5.7-12.3 12-13.4c-.4 6.4-5 13-12 13.4zm116.7-1.3';
