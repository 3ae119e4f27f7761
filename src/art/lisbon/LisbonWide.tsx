import { Border } from '../Tile';
import { Brush, farPaints, Houses, lowerPaints, middlePaints, nearPaints } from './Houses';
import { Boat, Bridge, Castle, Cathedral, ChristTheKing, Dome, Ferry } from './landmarks';
import { Grove, glitter, Haze, Hill, type Light, River, Trees } from './landscape';
import { Cat, ChristmasTree, Lamp, Parapet, Street, Wires } from './street';
import { Tram } from './Tram';
import { terrace } from './terrace';

/** Alfama, from under the castle down to the street. */
const under = terrace('380,275 402,260 470,256 570,255 680,259 737,278 824,316', [25, 27], 1);
const upper = terrace('310,345 342,332 404,307 680,306 749,326 893,389', [31, 31], 2);
const dome = terrace('0,337 75,335 178,331 238,350 308,377', [32, 32], 3);
const middle = terrace('0,402 119,393 211,383 372,369 600,358 720,365 832,410 988,456', [40, 42], 4);
const lower = terrace('0,462 201,442 420,431 715,434 817,450 1082,490', [50, 53], 5);
/** Almada, on the other bank. */
const almada = terrace('2052,436 2240,432 2420,434 2700,437 3090,437', [24, 21], 8);
const near = terrace('-24,550 800,545', [98, 100], 27);

/** Lisbon by night, from the hill of Graça to the bridge. The sky is left open, and the other bank is seen on wide and on low screens alone. */
export const LisbonWide = ({ theme, tinsel }: Light) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3100 640">
    <Brush />
    <Haze theme={theme} width={3100} top={theme === 'natal' ? 160 : 20} bottom={440} sun={[1588, 390]} />
    <path fill="var(--deep)" stroke="var(--azul)" d="M1000 440Q1200 404 1420 416T1760 398 1930 372 2400 348 3110 336V440z" />
    <River
      left={1000}
      right={3110}
      top={438}
      bottom={520}
      lights={theme === 'natal' ? [1100, 1280, 1476, 1622, 1776, 2090, 2310, 2540, 2800] : glitter(1588)}
    />
    <Bridge towers={[1390, 1746]} top={220} deck={386} water={440} from={1170} to={1980} />
    {/* Where the bridge lands: its abutment, and the road up the hill. */}
    <path fill="none" stroke="var(--bridge)" strokeOpacity=".6" strokeWidth="3" d="M2000 389Q2070 388 2128 367" />
    <path fill="var(--cobalt)" stroke="var(--bridge)" d="M1962 440L1968 396H1962V382H2004V396H1998L2008 440z" />
    <path fill="var(--cobalt)" stroke="var(--azul)" d="M2000 440Q2050 388 2128 366T2300 352 2470 372 2700 404 3110 420V440z" />
    <ChristTheKing transform="translate(2236 356)" />
    <Trees trees="2186,366,-26 2290,360,-30 2306,364,-24 2400,370,-26" />
    <Houses row={almada} paints={farPaints} />
    <Boat transform="translate(1557 470)" />
    <Ferry transform="translate(2130 474)" />
    <Hill id="graca" d="M-4 316Q90 292 200 306T420 400V640H-4z" strokes="M20 320q80-20 150-10M230 330q60 20 100 60" />
    <Grove size={14} d="M-4 312Q90 290 200 304T360 362" />
    <Hill
      id="castelo"
      d="M240 500Q300 330 352 262 376 226 396 216L420 204H752L790 222Q812 262 846 300T930 398Q1010 440 1120 486V640H240z"
      strokes="M420 226q-40 30-60 80M440 222h120M600 220h130M770 250q40 40 60 90M850 350q40 50 90 80"
    />
    <Grove size={16} d="M330 300Q360 240 420 212H760Q800 236 850 312" />
    <Castle transform="translate(408 82) scale(1.2)" />
    <Trees trees="392,222,-38 414,216,-30 778,232,-42 750,218,-28" />
    <Houses row={under} paints={farPaints} />
    <Dome transform="translate(78 140)" />
    <Grove size={14} d="M330 330Q380 286 470 278H720Q790 290 860 360M-4 330H80M236 330l60 30" />
    <Houses row={upper} paints={farPaints} />
    <Trees trees="300,370,44 316,380,36 640,320,24 452,318,26" />
    <Houses row={dome} paints={farPaints} />
    <Cathedral transform="translate(660 232)" />
    <Houses row={middle} paints={middlePaints} />
    <Grove size={18} d="M10 410H300M560 376h60M900 440q80 20 130 40" />
    <Houses row={lower} paints={lowerPaints} />
    <Parapet left={880} right={3110} top={500} />
    <Street width={3100} top={538} rails="M3110 560H1470Q1420 560 1294 573 1180 588 1060 590T-4 588M3110 555H1440Q1360 556 1200 570 1100 577 1000 577T-4 575" />
    <Houses row={near} paints={nearPaints} />
    {[1010, 2010, 2420, 2830].map((x) => (
      <Lamp key={x} transform={`translate(${x} 548)`} />
    ))}
    <Cat transform="translate(1740 500) scale(1.25)" coat="var(--midnight)" line="var(--wash)" />
    <Wires
      wire="M0 262Q470 308 952 294M952 294Q1200 338 1456 354T1960 370 3110 384"
      post={[930, 546, 284]}
      garland={tinsel ? 'M930 320Q860 440 736 452' : undefined}
    />
    <Tram wreath={tinsel} transform="translate(1080 346)" />
    {tinsel && <ChristmasTree transform="translate(1811 550) scale(.9)" />}
    <Border width={3100} y={600} />
  </svg>
);
