import { Border } from '../Tile';
import { Brush, farPaints, type House, Houses, lowerPaints, middlePaints, nearPaints } from './Houses';
import { Bridge, Castle, Cathedral } from './landmarks';
import { Grove, glitter, Haze, Hill, type Light, River, Trees } from './landscape';
import { Cat, Lamp, Parapet, Street, Wires } from './street';
import { Tram } from './Tram';
import { terrace, tuples } from './terrace';

const under = terrace('104,226 190,192 410,194 494,202', [42, 37], 1);
const middle = terrace('44,296 142,266 244,253 396,257 492,264', [48, 47], 2);
const lower = terrace('196,338 290,334 400,338 576,350', [60, 61], 3);
const near = tuples<House>('-40,556,128,300,2,2,2176 90,552,124,190,1,1,5 216,546,84,130,0,0,4');

/** The same night for a phone: the castle straight above, the tram large in front, the bridge far off. */
export const LisbonNarrow = ({ theme, tinsel }: Light) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 620">
    <Brush />
    <Haze theme={theme} width={780} top={80} bottom={300} sun={[680, 208]} />
    <g strokeWidth="2">
      <path fill="var(--deep)" stroke="var(--azul)" d="M500 294Q640 262 790 276V300H500z" />
      <River left={500} right={790} top={294} bottom={370} lights={theme === 'natal' ? [586, 650, 742] : glitter(680)} />
      <Bridge towers={[642, 748]} top={190} deck={262} water={294} from={540} to={800} />
      <Hill
        id="castelo"
        d="M-4 360Q60 300 90 230T170 144L200 138H440L480 150Q520 190 550 250T650 350V620H-4z"
        strokes="M190 156q-50 40-80 110M230 160h180M470 170q50 60 70 130"
      />
      <Grove size={22} d="M20 340Q80 250 150 162L190 148H450Q500 180 556 270" />
      <Castle transform="translate(156 16) scale(1.1)" />
      <Trees trees="152,158,-52 180,148,-40 476,156,-50" />
      <Houses row={under} paints={{ ...farPaints, window: [5, 8, 13, 16] }} />
      <Cathedral transform="translate(482 186)" />
      <Grove size={22} d="M60 262h60M170 216H460" />
      <Houses row={middle} paints={{ ...middlePaints, window: [6, 9, 15, 19] }} />
      <Grove size={22} d="M20 310h200M470 290h30" />
      <Houses row={lower} paints={{ ...lowerPaints, window: [8, 12, 20, 25] }} />
    </g>
    <Parapet left={200} right={790} top={368} />
    <Street
      width={780}
      top={404}
      rails="M790 466L430 533Q300 566 160 574T-4 576M790 457L400 528Q280 556 150 562T-4 563"
      pavement="M790 500Q600 532 500 556T330 586H790z"
    />
    <Houses row={near} paints={{ ...nearPaints, window: [12, 22, 34, 44] }} />
    <Lamp transform="translate(222 546)" />
    <Wires wire="M0 160Q385 228 671 244T780 262" garland={tinsel ? 'M88 272Q140 392 222 402' : undefined} />
    <Tram wreath={tinsel} pole="M236 60L377-3" transform="translate(212 277) rotate(-4) scale(1.16)" />
    <Cat transform="translate(734 370)" coat="var(--midnight)" line="var(--wash)" strokeWidth="2" />
    <Border width={780} y={580} />
  </svg>
);
