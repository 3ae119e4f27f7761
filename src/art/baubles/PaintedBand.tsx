import type { GlassPaint, Ornament } from './glass-paint';

/** Upright round the origin, 20 units from centre to edge: the figure in ink, then what the wash adds. */
const figures: Record<Ornament, [ink: string, wash: string]> = {
  estrela: ['M0-20L4-9 12-12 9-4 19 0 9 4 12 12 4 9 0 20-4 9-12 12-9 4-19 0-9-4-12-12-4-9z', 'M0-15V0L-3-7zM0 15V0L3 7zM-14 0H0L-7 3zM14 0H0L7-3z'],
  roseta: [
    'M0-3C-9-9-9-16 0-20C9-16 9-9 0-3zM3 0C9-9 16-9 20 0C16 9 9 9 3 0zM0 3C9 9 9 16 0 20C-9 16-9 9 0 3zM-3 0C-9 9-16 9-20 0C-16-9-9-9-3 0z',
    'M0-7Q-5-12 0-17Q5-12 0-7zM7 0Q12-5 17 0Q12 5 7 0zM0 7Q5 12 0 17Q-5 12 0 7zM-7 0Q-12 5-17 0Q-12-5-7 0z',
  ],
  vela: ['M-4-2Q0-5 4-2L5 13H13Q9 18 0 18T-13 13H-5z', 'M1-22C5-15 10-9 0-4C-10-9-4-15 1-22z'],
};

const spark = 'M0-8Q1-1 5 0Q1 1 0 8Q-1 1-5 0Q-1-1 0-8z';

export function PaintedBand({ ornament, band, ink, wash }: GlassPaint & { ornament: Ornament }) {
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
