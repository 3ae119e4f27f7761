import type { ReactNode, SVGProps } from 'react';
import { JointFlower } from './JointFlower';
import { type Paint, paints } from './paint';
import { Turns } from './Turns';

/** Draws the middle of a tile, within 46 units of the origin on the diagonals; its fill is already the ink. */
export type Motif = (paint: Paint) => ReactNode;

export type TileProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { motif: Motif; ground?: keyof typeof paints };

export function Tile({ motif: Figure, ground = 'glaze', ...svg }: TileProps) {
  const paint = paints[ground];
  return (
    <svg viewBox="-60 -60 120 120" fill={paint.ink} aria-hidden="true" {...svg}>
      <path fill={paint.ground} d="M-60-60H60V60H-60z" />
      <Turns>
        <JointFlower {...paint} />
      </Turns>
      <Figure {...paint} />
      <path fill="none" stroke={paint.tint} d="M-60-60H60V60H-60z" />
    </svg>
  );
}
