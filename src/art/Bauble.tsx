import type { SVGProps } from 'react';

/** The glass, its colour in the shade, the painted band, and the two tones of the painting on it. */
type GlassPaint = { glass: string; depth: string; band: string; ink: string; wash: string };

/** The ornaments a casino's record may ask for, each with its own temperature: cool, deep, and silver by candlelight. */
export const glassPaints = {
  estrela: { glass: 'var(--wash)', depth: 'var(--cobalt)', band: 'var(--glaze)', ink: 'var(--cobalt)', wash: 'var(--azul)' },
  roseta: { glass: 'var(--cobalt)', depth: 'var(--deep)', band: 'var(--azul)', ink: 'var(--glaze)', wash: 'var(--wash)' },
  vela: { glass: 'var(--pale)', depth: 'var(--deep)', band: 'var(--cobalt)', ink: 'var(--glaze)', wash: 'var(--candle)' },
  sino: { glass: 'var(--azul)', depth: 'var(--deep)', band: 'var(--glaze)', ink: 'var(--cobalt)', wash: 'var(--pale)' },
  lua: { glass: 'var(--deep)', depth: 'var(--night)', band: 'var(--cobalt)', ink: 'var(--glaze)', wash: 'var(--candle)' },
  azevinho: { glass: 'var(--tide)', depth: 'var(--deep)', band: 'var(--pale)', ink: 'var(--deep)', wash: 'var(--azul)' },
} satisfies Record<string, GlassPaint>;

export type Ornament = keyof typeof glassPaints;

/** A blown-glass ball (160 × 200) with leaves painted round its neck and a band of tile round its middle. */
export function Bauble({ ornament, ...svg }: SVGProps<SVGSVGElement> & { ornament: Ornament }) {
  const paint = glassPaints[ornament];
  return (
    <svg viewBox="0 0 160 200" {...svg}>
      <path fill="none" stroke="var(--flame)" strokeWidth="3" d="M80 26C70 22 70 8 80 7C90 8 90 20 82 24" />
      <circle cx="80" cy="118" r="74" fill={paint.glass} />
      <g fill={paint.wash}>
        <Leaves />
        <Leaves transform="matrix(-1 0 0 1 160 0)" />
      </g>
      <PaintedBand ornament={ornament} {...paint} />
      <Glass depth={paint.depth} />
      <path fill="var(--flame)" d="M65 28Q80 20 95 28L97 46Q92 53 88 47Q84 54 80 48Q76 54 72 47Q68 53 63 46z" />
      <path fill="var(--candle)" d="M69 29L78 26V47Q76 51 73 46Q70 49 68 46z" />
    </svg>
  );
}

const Leaves = ({ transform }: { transform?: string }) => (
  <path transform={transform} d="M80 46C74 58 74 76 80 90V46zM84 48C92 50 112 66 119 84C104 80 88 62 84 48zM90 48C104 44 128 56 136 72C116 70 98 60 90 48z" />
);

/** Upright round the origin, 20 units from centre to edge: the figure in ink, then what the wash adds. */
export const figures: Record<Ornament, [ink: string, wash: string]> = {
  estrela: ['M0-20L4-9 12-12 9-4 19 0 9 4 12 12 4 9 0 20-4 9-12 12-9 4-19 0-9-4-12-12-4-9z', 'M0-15V0L-3-7zM0 15V0L3 7zM-14 0H0L-7 3zM14 0H0L7-3z'],
  roseta: [
    'M0-3C-9-9-9-16 0-20C9-16 9-9 0-3zM3 0C9-9 16-9 20 0C16 9 9 9 3 0zM0 3C9 9 9 16 0 20C-9 16-9 9 0 3zM-3 0C-9 9-16 9-20 0C-16-9-9-9-3 0z',
    'M0-7Q-5-12 0-17Q5-12 0-7zM7 0Q12-5 17 0Q12 5 7 0zM0 7Q5 12 0 17Q-5 12 0 7zM-7 0Q-12 5-17 0Q-12-5-7 0z',
  ],
  sino: [
    'M0-20C3-20 4-17 3-16C11-13 12-4 12 3L17 11H6A6 6 0 0 1-6 11H-17L-12 3C-12-4-11-13-3-16C-4-17-3-20 0-20z',
    'M-8 6V2C-8-5-6-10-1-12C-4-7-4-1-4 6zM-3 13H3A3 3 0 0 1-3 13z',
  ],
  lua: ['M6-19A19 19 0 1 0 18 10A15 15 0 1 1 6-19z', 'M9-9L11-3 17-1 11 1 9 7 7 1 1-1 7-3z'],
  azevinho: [
    'M0-20Q3-14 9-14Q8-8 13-4Q8 0 11 6Q5 7 4 13L0 20L-4 13Q-5 7-11 6Q-8 0-13-4Q-8-8-9-14Q-3-14 0-20z',
    'M0-15L1 14H-1zM1-4L8-9 2-1zM-1-4L-8-9-2-1zM1 5L7 3 2 8zM-1 5L-7 3-2 8z',
  ],
  vela: ['M-4-2Q0-5 4-2L5 13H13Q9 18 0 18T-13 13H-5z', 'M1-22C5-15 10-9 0-4C-10-9-4-15 1-22z'],
};

const spark = 'M0-8Q1-1 5 0Q1 1 0 8Q-1 1-5 0Q-1-1 0-8z';

function PaintedBand({ ornament, band, ink, wash }: GlassPaint & { ornament: Ornament }) {
  const [figure, shade] = figures[ornament];
  return (
    <>
      <path fill={wash} d="M10 94A70 19 0 0 0 150 94A74 74 0 0 1 150 142A70 19 0 0 1 10 142A74 74 0 0 1 10 94z" />
      <path fill={band} d="M9 99A72 19 0 0 0 151 99A74 74 0 0 1 151 137A72 19 0 0 1 9 137A74 74 0 0 1 9 99z" />
      {[0, -48, 48].map((angle) => (
        <g key={angle} fill={ink} transform={onEquator(angle)}>
          <path d={figure} />
          <path fill={wash} d={shade} />
        </g>
      ))}
      {[-24, 24, -68, 68].map((angle) => (
        <path key={angle} fill={wash} d={spark} transform={onEquator(angle)} />
      ))}
    </>
  );
}

/** Where a figure stands on the ball's equator, tipped 15° towards us, at an angle (degrees) from the middle. */
function onEquator(angle: number): string {
  const sine = Math.sin((angle * Math.PI) / 180);
  const cosine = Math.cos((angle * Math.PI) / 180);
  return `matrix(${cosine.toFixed(2)} ${(-0.26 * sine).toFixed(2)} 0 1 ${Math.round(80 + 75 * sine)} ${Math.round(118 + 19 * cosine)})`;
}

/** What makes the disc a ball: a shade over all that is painted, and a window's light; flat, as glazes are. */
const Glass = ({ depth }: { depth: string }) => (
  <>
    <path fill={depth} fillOpacity=".5" d="M120.8 56.3A74 74 0 1 1 25.2 167.7A74 74 0 0 0 120.8 56.3z" />
    <path fill="var(--white)" fillOpacity=".8" d="M22 108C20 82 36 64 58 58C42 70 32 84 29 104Q26 111 22 108z" />
  </>
);
