import type { ReactNode } from 'react';
import type { Facts } from '../../model/schemas/site';

/** On a phone a panel is a square; on larger screens, and where a link is shared, it is 1200 × 630. */
export type Shape = 'square' | 'wide';

/** In the units of the drawing, of which a phone shows three on one pixel. */
export const sizes = { square: { width: 1000, height: 1000 }, wide: { width: 1200, height: 630 } } satisfies Record<Shape, object>;

export const viewBoxOf = (shape: Shape) => `0 0 ${sizes[shape].width} ${sizes[shape].height}`;

/** A picture that opens an article: its ground, what is painted on it, in a file of its own, and the words over it, which a page sets in its own face. */
export type Panel = (shape: Shape, facts: Facts) => { ground: 'cobalt' | 'night'; drawing: ReactNode; words: ReactNode };

/** Where a line of words begins, or has its middle or end, and how large it is. */
export const at = (x: number, y: number, fontSize?: number, textAnchor?: 'middle' | 'end') => ({ x, y, fontSize, textAnchor });

/** The places of what must not line up, 0–1: multiples of the golden ratio. */
export const scattered = (count: number, from: number): number[] => Array.from({ length: count }, (_, index) => (from + index * 0.618034) % 1);

/** Dashes on a circle of which a whole turn is `count`. Not with `pathLength`, which the painter of shared pictures does not know. */
export const arcOf =
  (radius: number, count: number) =>
  (...lengths: number[]): string =>
    lengths.map((length) => Math.round((length * 2 * Math.PI * radius * 100) / count) / 100).join(' ');

/** A wall of bare tiles, no two neighbours of one shade, as they leave the kiln. `cell` is the side of one. */
export function Wall({ shape, cell }: { shape: Shape; cell: number }) {
  const { width, height } = sizes[shape];
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  // Not a <pattern>, which Chromium prints as pixels.
  const lines = (count: number, line: (place: number) => string) => Array.from({ length: count }, (_, index) => line(index * cell + 0.75)).join('');
  const joints = lines(rows, (y) => `M0 ${y}H${width}`) + lines(columns, (x) => `M${x} 0V${height}`);
  const some = (from: number) =>
    scattered(Math.round((columns * rows) / 4), from)
      .map((place) => Math.floor(place * columns * rows))
      .map((place) => `M${(place % columns) * cell} ${Math.floor(place / columns) * cell}h${cell}v${cell}h-${cell}z`)
      .join('');
  return (
    <>
      <path fill="var(--deep)" fillOpacity=".5" d={some(0.1)} />
      <path fill="var(--azul)" fillOpacity=".22" d={some(0.45)} />
      <path fill="none" stroke="var(--night)" strokeOpacity=".6" strokeWidth="1.5" d={joints} />
    </>
  );
}

/** The waves of a Portuguese pavement. */
export const Pavement = ({ y, width, height }: { y: number; width: number; height: number }) => (
  <>
    <path fill="var(--deep)" d={`M0 ${y}H${width}v${height}H0z`} />
    <path
      fill="var(--tide)"
      d={Array.from({ length: Math.floor(height / 22) }, (_, row) => `M0 ${y + 9 + row * 22}${wave.repeat(Math.ceil(width / 80))}`).join('')}
    />
  </>
);

const wave = 'q20-14 40 0t40 0v6q-20-14-40 0t-40 0zm80 0';
