import { GreatStar } from '../Ornaments';
import { Brush, farPaints, type House, Houses, lowerPaints, middlePaints, nearPaints } from './Houses';
import { Boat, Bridge, Castle, Cathedral, Dome } from './landmarks';
import { Grove, Hill, River, Trees } from './landscape';
import { Cat, ChristmasTree, Lamp, Parapet, Street, Wires } from './street';
import { Tram } from './Tram';
import { terrace, tuples } from './terrace';

const far = terrace('104,392 220,356 330,350 470,352 560,382', [38, 44], 1);
const upper = terrace('48,446 150,420 260,404 400,404 590,436', [44, 50], 2);
const middle = terrace('150,488 280,472 420,474 600,520', [54, 62], 4);
const lower = terrace('-30,610 150,590 300,560 460,562 540,578', [66, 78], 3);
const lowest = terrace('150,690 300,662 460,660 590,676', [80, 92], 6);
const near = tuples<House>('-44,940,172,330,2,2,0 134,934,176,206,1,1,0 318,928,96,150,0,0,0');

/** Tile, and how far from the painter's paint the kiln has left it: darker where positive. */
const tones = [3, -2, 0, 4, -3, 0, 5, -4, 2, -1, -3, 1, 4, -2, 5, 2, -1, 0, 3, 0, 3, 0, 2, 0, 1];

/**
 * The city on a wall of five by five tiles of 200 units, in blue and white alone: what tile painters of every century
 * made of it.
 */
export const LisbonPanel = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">
    <Brush />
    <Sky />
    <g strokeWidth="2">
      <path fill="var(--wash)" stroke="var(--azul)" d="M520 490Q600 452 700 462T860 446 1010 430V500H520z" />
      <River left={480} right={1010} top={488} bottom={700} lights={[]} />
      <Bridge towers={[700, 900]} top={306} deck={424} water={488} from={540} to={1100} />
      <Boat transform="translate(846 590) scale(1.15)" />
      <Boat transform="translate(764 524) scale(.6)" />
      <Hill
        id="castelo"
        d="M-10 470Q60 420 96 372T180 308L210 298H470L520 318Q570 370 600 440T760 660V1000H-10z"
        strokes="M200 320q-60 50-90 120M240 324h200M500 340q60 70 80 150"
      />
      <Grove size={24} d="M-10 466Q60 420 100 370T190 306H490Q560 366 590 430" />
      <Castle transform="translate(176 168) scale(1.18)" />
      <Trees trees="168,322,-60 204,308,-46 548,340,-62" />
      <Houses row={far} paints={{ ...farPaints, window: [5, 8, 13, 16] }} />
      <Grove size={22} d="M60 420h120M300 372H520" />
      <Houses row={upper} paints={{ ...farPaints, window: [6, 9, 15, 19] }} />
      <Houses row={middle} paints={{ ...middlePaints, window: [7, 11, 18, 22] }} />
      <Dome transform="translate(10 378) scale(.94)" />
      <Cathedral transform="translate(548 424) scale(1.3)" />
      <Houses row={lower} paints={{ ...lowerPaints, window: [9, 14, 23, 28] }} />
      <Houses row={lowest} paints={{ ...lowerPaints, window: [10, 16, 27, 32] }} />
    </g>
    <Parapet left={250} right={1010} top={664} />
    <Street width={1000} top={702} rails="M1010 746Q760 780 560 836T-4 880M1010 732Q740 766 540 820T-4 862" pavement="M-10 930Q300 926 610 906V1010H-10z" />
    <Houses row={near} paints={{ ...nearPaints, window: [14, 26, 40, 54] }} />
    <Lamp transform="translate(506 960)" />
    <Wires wire="M0 446Q500 598 866 611T1010 620" post={[1020, 850, 470]} />
    <Tram starred pole="M236 60L412 26" transform="translate(522 595) rotate(-3 200 236) scale(.86)" />
    {/* What the two days that count are ringed for: on tiles of their own, below the street. */}
    <path fill="var(--azul)" d="M600 800H1000V1000H600z" />
    <path fill="var(--cobalt)" d="M600 944q100-22 200-6t200-4V1000H600z" />
    <ChristmasTree transform="translate(710 990) scale(.92)" />
    <Cat transform="translate(896 982) scale(2.4)" coat="var(--midnight)" line="var(--glaze)" />
    <Tiles />
  </svg>
);

/** Left end, height and length of the painter's strokes over the sky. */
const breezes = tuples<[x: number, y: number, length: number]>(
  '24,64,190 96,84,120 330,46,210 300,64,90 622,276,220 930,330,90 596,352,110 10,300,130 60,318,60',
);

const Sky = () => (
  <>
    <linearGradient id="sky" x2="0" y2="1">
      <stop stopColor="var(--cobalt)" />
      <stop offset=".25" stopColor="var(--azul)" />
      <stop offset=".5" stopColor="var(--wash)" />
      <stop offset=".8" stopColor="var(--pale)" />
      <stop offset="1" stopColor="var(--glaze)" />
    </linearGradient>
    <path fill="url(#sky)" d="M0 0H1000V500H0z" />
    <GreatStar x="802" y="4" width="196" height="196" />
    <path
      fill="var(--pale)"
      fillOpacity=".7"
      d={breezes.map(([x, y, length]) => `M${x} ${y}q${length >> 1}-9 ${length} 0q${-length >> 1} 5 ${-length} 0z`).join('')}
    />
    <Cloud x={4} y={122} />
    <Cloud x={452} y={118} />
    <path
      fill="none"
      stroke="var(--midnight)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M666 178q14-16 26-2q10-16 28-6M676 268q10-12 18-1q8-12 20-4M300 92q12-14 22-2q9-14 24-5"
    />
  </>
);

/** As painters of tiles roll them: 200 by 70 units, on a flat foot. */
const Cloud = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
    <path
      fill="var(--glaze)"
      stroke="var(--cobalt)"
      strokeWidth="3"
      d="M8 64C-14 62-10 36 14 38C12 14 46 8 56 26C64-4 114-6 120 24C138 10 166 20 160 42C186 36 200 62 176 64z"
    />
    <path fill="var(--pale)" d="M20 62Q60 42 96 54T172 58Q170 63 160 63H20z" />
    <path fill="none" stroke="var(--azul)" strokeWidth="3" d="M56 26q10 2 8 14q-6 8-12 2M120 24q-14 4-12 18q6 10 14 2M14 38q8 0 10 8" />
  </g>
);

/** What the kiln and the mason add: a tone of its own for each tile, an edge that rounds, and the joints. */
function Tiles() {
  /** Not a <pattern>, which Chromium prints as pixels. `from` the corner of a tile. */
  const each = (from: number, outline: string) =>
    tones.map((_, tile) => `M${(tile % 5) * 200 + from} ${Math.floor(tile / 5) * 200 + 200 - from}${outline}`).join('');
  const places = (wanted: (tone: number) => boolean) =>
    tones.map((tone, tile) => (wanted(tone) ? `M${(tile % 5) * 200} ${Math.floor(tile / 5) * 200}h200v200h-200z` : '')).join('');
  return (
    <>
      <path fill="var(--cobalt)" fillOpacity=".1" d={places((tone) => tone > 1)} />
      <path fill="var(--cobalt)" fillOpacity=".08" d={places((tone) => tone > 3)} />
      <path fill="var(--white)" fillOpacity=".08" d={places((tone) => tone < -1)} />
      <g fill="none" strokeWidth="3">
        <path stroke="var(--white)" strokeOpacity=".5" d={each(4, 'v-192h194')} />
        <path stroke="var(--midnight)" strokeOpacity=".35" d={each(4, 'h192v-194')} />
        <path stroke="var(--pale)" d={each(0, 'v-200h200v200z')} />
      </g>
    </>
  );
}
