import type { ReactNode, SVGProps } from 'react';
import { figures, type Ornament } from './Bauble';

/** What stands on the balcony off season, in a painted pot (160 × 200): the basil of June's feasts, carnations or a geranium. */
export function Pot({ ornament, ...svg }: SVGProps<SVGSVGElement> & { ornament: Ornament }) {
  const [figure, shade] = figures[ornament === 'vela' ? 'roseta' : ornament];
  return (
    <svg viewBox="0 0 160 200" {...svg}>
      {plants[ornament]}
      <path fill="var(--glaze)" stroke="var(--cobalt)" strokeWidth="2" d="M32 124H128V138H121L110 199H50L39 138H32z" />
      <path fill="var(--wash)" d="M40 142H120L118 149H42zM50 190H110L109 196H51z" />
      <g fill="var(--cobalt)" transform="translate(80 170) scale(.8)">
        <path d={figure} />
        <path fill="var(--wash)" d={shade} />
      </g>
    </svg>
  );
}

/** Small leaves of a round bush, from the middle outwards: turned by the golden angle, and no two as long. */
function leaves(from: number, to: number, size: number) {
  return Array.from({ length: to - from }, (_, i) => {
    const angle = (from + i) * 2.4;
    const away = Math.sqrt(from + i) * 5.2;
    const length = size * (0.7 + ((i * 0.618034) % 1) * 0.6);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const point = (along: number, aside: number) => `${(x * along - y * aside).toFixed()} ${(y * along + x * aside).toFixed()}`;
    return `M${(80 + x * away).toFixed()} ${(84 + y * away).toFixed()}q${point(length / 2, length / 2)} ${point(length, 0)}q${point(-length / 2, -length / 2)} ${point(-length, 0)}`;
  }).join('');
}

const basil = (
  <>
    <circle cx="80" cy="84" r="42" fill="var(--azul)" />
    <path fill="var(--azul)" d={leaves(40, 70, 16)} />
    <path fill="var(--tide)" d={leaves(2, 32, 11)} />
    <path fill="var(--wash)" d={leaves(24, 58, 9)} />
    <path fill="none" stroke="var(--pale)" strokeWidth="3" d="M100 96Q113 70 114 34" />
    <path
      fill="var(--candle)"
      stroke="var(--cobalt)"
      strokeWidth="2"
      strokeLinejoin="round"
      d="M108 42L92 18 100 20 102 9 110 16 116 6 122 16 130 10 131 21 139 20 122 42z"
    />
    <path fill="var(--glaze)" stroke="var(--wash)" d="M114 48L146 40V58L113 64z" />
    <path stroke="var(--cobalt)" strokeWidth="2" d="M119 53L141 47M118 59L134 55" />
  </>
);

const carnations = (
  <>
    <path fill="none" stroke="var(--azul)" strokeWidth="4" d="M80 130V46M74 130Q60 90 42 76M86 130Q100 90 118 72" />
    <path fill="var(--azul)" d="M78 128Q40 126 26 102Q62 100 79 122zM82 128Q120 126 136 100Q98 100 81 122zM80 126Q60 100 66 78Q84 96 82 124z" />
    {['translate(80 44)', 'translate(38 74) rotate(-30)', 'translate(122 70) rotate(30)'].map((place) => (
      <g key={place} transform={place}>
        <path fill="var(--glaze)" d="M0 8L-26-18-19-19-22-30-12-26-8-37 0-29 8-37 12-26 22-30 19-19 26-18z" />
        <path fill="none" stroke="var(--wash)" strokeWidth="2" d="M-2 2L-16-18M0 2V-24M2 2L16-18" />
        <path fill="var(--wash)" d="M-8 0Q0 4 8 0L5 16H-5z" />
      </g>
    ))}
  </>
);

const geranium = (
  <>
    <path fill="none" stroke="var(--azul)" strokeWidth="4" d="M80 130V40M72 130Q60 100 44 62M88 130Q104 100 118 64" />
    <g fill="var(--azul)" stroke="var(--wash)" strokeWidth="2">
      {['34 108', '126 108', '58 96', '102 96', '80 112'].map((place) => (
        <path
          key={place}
          transform={`translate(${place})`}
          d="M0 18Q-10 22-14 13-24 10-20 0-22-12-10-13 0-22 10-13 22-12 20 0 24 10 14 13 10 22 0 18M0 16V2M0 8L-10-4M0 8L10-4"
        />
      ))}
    </g>
    {['80 34', '42 58', '120 60'].map((place) => (
      <g key={place} transform={`translate(${place})`} fill="none" strokeLinecap="round">
        <circle r="14" stroke="var(--glaze)" strokeWidth="15" strokeDasharray="0 14.66" />
        <circle r="14" stroke="var(--wash)" strokeWidth="4" strokeDasharray="0 14.66" />
        <path stroke="var(--pale)" strokeWidth="15" d="M0 0h0" />
      </g>
    ))}
  </>
);

const plants: Record<Ornament, ReactNode> = { estrela: basil, roseta: carnations, vela: geranium, sino: basil, lua: carnations, azevinho: geranium };
