import type { SVGProps } from 'react';
import { Glass } from './Glass';
import { glassPaints, type Ornament } from './glass-paint';
import { PaintedBand } from './PaintedBand';

/** A blown-glass ball (160 × 200) with leaves painted round its neck and a band of tile round its middle. */
export function Bauble({ ornament, ...svg }: SVGProps<SVGSVGElement> & { ornament: Ornament }) {
  const paint = glassPaints[ornament];
  return (
    <svg viewBox="0 0 160 200" {...svg}>
      <path fill="none" stroke="var(--flame)" strokeWidth="3" d="M80 26C70 22 70 8 80 7C90 8 90 20 82 24" />
      <circle cx="80" cy="118" r="74" fill={paint.glass} />
      <g fill={paint.wash}>
        <Leaves />
        <g transform="matrix(-1 0 0 1 160 0)">
          <Leaves />
        </g>
      </g>
      <PaintedBand ornament={ornament} {...paint} />
      <Glass id={`bauble-${ornament}`} depth={paint.depth} />
      <path fill="var(--flame)" d="M65 28Q80 20 95 28L97 46Q92 53 88 47Q84 54 80 48Q76 54 72 47Q68 53 63 46z" />
      <path fill="var(--candle)" d="M69 29L78 26V47Q76 51 73 46Q70 49 68 46z" />
    </svg>
  );
}

function Leaves() {
  return <path d="M80 46C74 58 74 76 80 90V46zM84 48C92 50 112 66 119 84C104 80 88 62 84 48zM90 48C104 44 128 56 136 72C116 70 98 60 90 48z" />;
}
