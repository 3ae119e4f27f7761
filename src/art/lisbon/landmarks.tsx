import type { SVGProps } from 'react';
import { tuples } from './terrace';

/** Left edge, top and width of each wall and tower of São Jorge, the farthest first; they stand on y = 110. */
type Block = readonly [left: number, top: number, width: number];

const keep = tuples<Block>('62,44,150 74,22,34 138,32,26 196,26,32');
const wall = tuples<Block>('0,80,300');
const towers = tuples<Block>('14,58,30 92,66,28 156,62,30 226,54,30 274,70,26');

/** The castle of São Jorge, lit from its foot: 300 by 110 units. */
export const Castle = (place: SVGProps<SVGGElement>) => (
  <g strokeLinejoin="round" {...place}>
    <linearGradient id="footlight" x2="0" y2="1">
      <stop stopColor="var(--glow)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity=".75" />
    </linearGradient>
    <path fill="none" stroke="var(--wash)" strokeWidth="2" d="M91 22V6l13 3.5-13 5" />
    <path fill="var(--cobalt)" stroke="var(--azul)" d={keep.map(block).join('')} />
    <path fill="var(--deep)" fillOpacity=".5" d={keep.slice(1).map(shade).join('')} />
    <path fill="var(--cobalt)" stroke="var(--wash)" d={wall.map(block).join('')} />
    <path fill="url(#footlight)" d="M0 110V84H300V110z" />
    <path fill="var(--azul)" stroke="var(--pale)" d={towers.map(block).join('')} />
    <path fill="url(#footlight)" fillOpacity=".8" d="M14 110V74H44v36zM92 110V74h28v36zM156 110V74h30v36zM226 110V74h30v36zM274 110V76h26v34z" />
    <path fill="var(--deep)" fillOpacity=".5" d={towers.map(shade).join('')} />
    <path fill="none" stroke="var(--deep)" strokeWidth="3" d="M26 72v7M104 80v6M168 76v7M238 68v7M285 83v5M88 34v6M209 38v6M149 44v5M206 100v10M66 96v6" />
  </g>
);

/** Merlons five units wide and five apart. */
function block([left, top, width]: Block) {
  const merlons = Math.floor((width - 5) / 10);
  return `M${left} 110V${top}${'h5v5h5v-5'.repeat(merlons)}H${left + width}V110z`;
}

function shade([left, top, width]: Block) {
  return `M${left + width} 110V${top + 5}h${-Math.round(width * 0.3)}V110z`;
}

/** The cathedral, between its two towers: 124 by 130 units, symmetric about x = 62. */
export const Cathedral = (place: SVGProps<SVGGElement>) => (
  <g strokeLinejoin="round" {...place}>
    <path fill="var(--wash)" stroke="var(--glaze)" d="M34 130V52h4v-5h8v5h6v-5h8v5h4v-5h8v5h6v-5h8v5h4V130z" />
    <path fill="var(--pale)" stroke="var(--glaze)" d={`M0 130V22${merlons}H36V130z${`M88 130V22${merlons}h4V130z`}`} />
    <path fill="var(--azul)" fillOpacity=".45" d="M24 130V28H36V130zM112 130V28h12V130zM36 58h52v8H36z" />
    <path fill="none" stroke="var(--azul)" d="M0 62H36M0 96H36M88 62h36M88 96h36M36 84H88" />
    <path
      fill="var(--deep)"
      d="M7 56V42a4 5 0 0 1 9 0V56zM20 56V42a4 5 0 0 1 9 0V56zM95 56V42a4 5 0 0 1 9 0V56zM108 56V42a4 5 0 0 1 9 0V56zM15 84V74h6v10zM103 84V74h6v10z"
    />
    <path fill="var(--deep)" stroke="var(--glaze)" strokeWidth="2" d="M44 130V110a18 18 0 0 1 36 0V130z" />
    <path fill="var(--lit)" d="M53 130V112a9 10 0 0 1 18 0V130z" />
    <circle cx="62" cy="74" r="9" fill="var(--lit)" stroke="var(--azul)" strokeWidth="2" />
    <path fill="none" stroke="var(--azul)" d="M62 65V83M53 74H71M56 68L68 80M68 68L56 80" />
  </g>
);

const merlons = 'v-6h6v6h4v-6h6v6h4v-6h6v6h4v-6h6v6';

/** The dome of Santa Engrácia on its drum: 150 by 176 units, symmetric about x = 75. */
export const Dome = (place: SVGProps<SVGGElement>) => (
  <g stroke="var(--glaze)" strokeLinejoin="round" {...place}>
    <path fill="var(--wash)" d="M0 176V112h150v64z" />
    <path fill="var(--pale)" d="M22 112V88H128v24zM34 88V66h82V88zM38 66C40 26 62 24 75 24S110 26 112 66z" />
    <path fill="var(--pale)" d="M66 24V10q9-12 18 0V24zM75 4V-12M70-7h10" />
    <path fill="var(--azul)" fillOpacity=".45" stroke="none" d="M92 66Q98 36 80 24 110 28 112 66zM98 88V66h18V88zM108 112V88h20v24zM118 176V112h32v64z" />
    <path fill="none" stroke="var(--azul)" d="M75 24V66M58 28Q50 42 50 66M92 28Q100 42 100 66M0 118H150M22 92H128M34 70h82" />
    <path
      fill="none"
      stroke="var(--deep)"
      strokeWidth="5"
      strokeLinecap="round"
      d="M46 76v7M60 76v7M90 76v7M104 76v7M75 98v8M48 98v8M102 98v8M24 134v14M126 134v14M50 134v14M100 134v14"
    />
    <path fill="none" stroke="var(--lit)" strokeWidth="5" strokeLinecap="round" d="M75 76v7M75 13v5M75 136v40" />
  </g>
);

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
    <g fill="none" stroke="var(--bridge)">
      <path strokeOpacity=".5" d={hangers(left, right, top, low, deck) + sideHangers(from, left, top, deck) + sideHangers(to, right, top, deck)} />
      <path strokeWidth="2" d={cable} />
      <path strokeOpacity=".6" strokeWidth="6" strokeDasharray="5 3" d={`M${from} ${deck + 3}H${to}`} />
      <path d={`M${from} ${deck}H${to}M${from} ${deck + 6}H${to}`} />
      <path stroke="var(--glow)" strokeWidth="2" strokeLinecap="round" strokeDasharray="0 42" d={`M${from} ${deck - 4}H${to}`} />
      {[left, right].map((x) => (
        <path key={x} strokeWidth="3" d={tower(x, top, deck, water)} />
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

/** From the end of the bridge to a tower, under the curve that `Bridge` draws there. */
function sideHangers(end: number, tower: number, top: number, deck: number) {
  const length = Math.abs(tower - end);
  return Array.from({ length: Math.floor(length / 14) }, (_, i) => 7 + i * 14)
    .map((away) => {
      const t = 1 - away / length;
      const height = 48 * t * (1 - t) + (deck - top) * t ** 2;
      return `M${Math.round(tower + Math.sign(end - tower) * away)} ${deck}V${Math.round(deck - height)}`;
    })
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

/** A fragata of the Tejo under sail, with a lantern: about 50 units wide, afloat on y = 0. */
export const Boat = (place: SVGProps<SVGGElement>) => (
  <g strokeLinejoin="round" {...place}>
    <path fill="var(--pale)" d="M-2-8Q-4-34 4-52 20-30 24-10z" />
    <path fill="var(--wash)" d="M-6-10Q-20-14-24-8-12-24-4-44z" />
    <path fill="none" stroke="var(--glaze)" d="M-3 0V-56" />
    <path fill="var(--midnight)" stroke="var(--wash)" d="M-28-6Q0 0 26-8 22 2 14 4H-16Q-24 2-28-6z" />
    <path fill="none" stroke="var(--glow)" strokeWidth="3" strokeLinecap="round" d="M-24-10h0M-26 8h5M-24 14h6" />
    <path fill="none" stroke="var(--pale)" strokeOpacity=".6" strokeWidth="2" strokeLinecap="round" d="M-8 8h26M-2 14h14M2 20h8" />
  </g>
);

/** Christ the King at Almada, on his four pylons: 130 units tall, on y = 0. */
export const ChristTheKing = (place: SVGProps<SVGGElement>) => (
  <g strokeLinejoin="round" {...place}>
    <path fill="var(--wash)" stroke="var(--pale)" d="M-20 0L-14-82H14L20 0H11L6-72H-6L-11 0z" />
    <path fill="var(--azul)" d="M11 0L6-72H14L20 0z" />
    <path fill="var(--pale)" d="M-18-82H18V-89H-18z" />
    <path fill="var(--glaze)" d="M-6-89L-4-110-24-113V-119L-4-118H4L24-119V-113L4-110 6-89z" />
    <path fill="var(--wash)" d="M1-89L2-112 24-116V-113L4-110 6-89z" />
    <circle cy="-124" r="4.5" fill="var(--glaze)" />
  </g>
);

/** The ferry to Cacilhas, on y = 0: 130 by 44 units, with its lights on the water. */
export const Ferry = (place: SVGProps<SVGGElement>) => (
  <g strokeLinejoin="round" {...place}>
    <path fill="var(--azul)" stroke="var(--wash)" d="M-14-34H4V-44H-12z" />
    <path fill="var(--glaze)" stroke="var(--wash)" d="M-36-22H34L30-34H-32z" />
    <path fill="var(--pale)" stroke="var(--wash)" d="M-54-8L-50-22H50L54-8z" />
    <path fill="none" stroke="var(--lit)" strokeWidth="5" strokeDasharray="5 4" d="M-26-28H28M-44-15H46" />
    <path fill="var(--midnight)" stroke="var(--wash)" d="M-66-9H66Q60 2 50 4H-50Q-60 2-66-9z" />
    <path fill="none" stroke="var(--glow)" strokeWidth="3" strokeLinecap="round" d="M-40 11h14M0 11h10M-30 17h6M24 17h12" />
  </g>
);
