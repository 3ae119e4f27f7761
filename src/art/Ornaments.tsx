import type { ReactNode, SVGProps } from 'react';
import { tiles } from '../model/schemas/articles';
import type { Theme } from '../model/schemas/site';
import { ArticleTile } from './ArticleTile';
import { Bauble, glassPaints, type Ornament } from './Bauble';
import { Cat } from './lisbon/street';
import { Tram } from './lisbon/Tram';
import { Pot } from './Pot';
import { FoldedUmbrella, pageMotifs } from './page-motifs';
import { ArchedBorder, BareTile, Border, Tile } from './Tile';

const pitch = 130;
const width = 1440;
const cell = (index: number) => ({ x: index * pitch, width: 120, height: 120 });

/**
 * Small drawings in one file, of which CSS shows a part: a row of cells of 120 units, 130 apart, and below them the border as
 * often as it fits. ornament.css counts the cells. A browser styles and paints the whole file anew for each size in
 * which it shows a part: so there are three, and few pages show more than one.
 */
const Sheet = ({ children }: { children?: ReactNode }) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} 170`} width={width} height="170">
    {children}
    <Border width={width} y={130} />
  </svg>
);

/** The tiles of the articles and of their list, and at the end one to write on. */
export const ArticleTiles = () => (
  <Sheet>
    {tiles.map((name, index) => (
      <ArticleTile key={name} name={name} {...cell(index)} />
    ))}
    <Tile motif={pageMotifs.pena} {...cell(6)} />
    <BareTile ground="cobalt" {...cell(10)} />
  </Sheet>
);

/** The tiles of the other pages, and at the end one to write on. */
export const PageTiles = () => (
  <Sheet>
    {Object.entries(pageMotifs).map(([name, motif], index) => (
      <Tile key={name} motif={motif} {...cell(index)} />
    ))}
    <Tile motif={FoldedUmbrella} {...cell(9)} />
    <BareTile ground="cobalt" {...cell(10)} />
  </Sheet>
);

const [one, two, three, ...morePartners] = Object.keys(glassPaints) as Ornament[];

/** What is no tile; the ticket is as wide as two cells, the tram as one and a half; at the end four doors, 84 wide. */
export const Ornaments = ({ theme }: { theme: Theme }) => (
  <Sheet>
    {[one, two, three].map((name, index) => name && <Partner key={name} theme={theme} ornament={name} {...cell(index)} />)}
    <GreatStar {...cell(3)} />
    <Postmark {...cell(4)} />
    <Ticket x={5 * pitch} width={240} height={120} />
    {/* Leant, so that it stands on the level rails of the home page, and on its way to the first stop; its pole as far as the wire, which is clear of the number. */}
    <svg viewBox="0 -22 405 270" x={7 * pitch} width="180" height="120">
      <Tram transform="translate(405) scale(-1 1) skewY(5)" mirrored pole="M236 60L402-13" />
    </svg>
    <OpenDoor x={0.805 * (width - 84)} width="84" height="120" />
    <GlazedDoor x={0.87 * (width - 84)} width="84" height="120" />
    <PlainDoor x={0.935 * (width - 84)} width="84" height="120" />
    <Door x={width - 84} width="84" height="120" />
  </Sheet>
);

/** Those of a fourth, fifth and sixth partner, for the pages that show one. */
export const MorePartners = ({ theme }: { theme: Theme }) => (
  <Sheet>
    {morePartners.map((name, index) => (
      <Partner key={name} theme={theme} ornament={name} {...cell(index)} />
    ))}
  </Sheet>
);

const Partner = ({ theme, ...drawing }: SVGProps<SVGSVGElement> & { theme: Theme; ornament: Ornament }) =>
  theme === 'natal' ? <Bauble {...drawing} /> : <Pot {...drawing} />;

/** The border alone, for a page that shows no other ornament. */
export const BorderAlone = () => <Sheet />;

/**
 * The border round the gate's window, for CSS to slice: 312 units of its bow from the top and from each side, below them what
 * goes on down the jambs, and at the foot the 44 of the tiles on which they stand. Its sides are bare: browsers blend the two
 * edges of what they repeat.
 */
export const ArchFile = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 624 434" width="624" height="434">
    <ArchedBorder />
    {/* In whole palmettes from one foot to the other, and as high as these: it lies over the border of the city, which is of many sizes. */}
    <g transform="translate(25 390) scale(.95 1.05)">
      <Border width={600} y={0} />
    </g>
    {[13, 607].map((x) => (
      <g key={x} transform={`translate(${x} 410)`}>
        <path fill="var(--cobalt)" stroke="var(--glaze)" strokeWidth="2" d="M-11.5-20.5H11.5V20.5H-11.5z" />
        <path fill="var(--wash)" d="M0-16L8 0 0 16-8 0z" />
        <path fill="var(--glaze)" d="M0-10Q1-1 5 0 1 1 0 10-1 1-5 0-1-1 0-10z" />
      </g>
    ))}
  </svg>
);

/** What a post office strikes on a ticket that has served: a rosette in a frieze, and waves. In pale ink, since words show through it. */
function Postmark({ x }: { x: number }) {
  const around = (step: number, d: string) =>
    Array.from({ length: 360 / step }, (_, turn) => turn * step).map((angle) => <path key={angle} d={d} transform={`rotate(${angle})`} />);
  return (
    <g transform={`translate(${x + 88} 60)`} fill="none" stroke="var(--tide)" strokeWidth="1.6" strokeLinecap="round">
      <circle r="30.5" />
      <circle r="21" strokeWidth="1" />
      {[3, 12, 21].map((y) => (
        <path key={y} stroke="var(--wash)" strokeWidth="1.1" d={`M-86 ${y}q5-4 10 0t10 0 10 0 10 0 10 0`} />
      ))}
      <g fill="var(--tide)" stroke="none">
        {around(30, 'M0-29L2.6-25.7 0-22.4-2.6-25.7z')}
        {around(45, 'M0-6Q6-13.5 0-19-6-13.5 0-6z')}
        <circle r="3.5" />
      </g>
    </g>
  );
}

/** The star of Bethlehem as tile painters cut it: eight points, each half in shadow, and fine rays. */
export const GreatStar = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 240 240" {...svg}>
    <radialGradient id="star-halo">
      <stop stopColor="var(--candle)" stopOpacity=".7" />
      <stop offset=".4" stopColor="var(--candle)" stopOpacity=".25" />
      {/* Gold over blue would be grey. */}
      <stop offset=".65" stopColor="var(--wash)" stopOpacity=".12" />
      <stop offset="1" stopColor="var(--wash)" stopOpacity="0" />
    </radialGradient>
    <circle cx="120" cy="120" r="108" fill="url(#star-halo)" />
    <path stroke="var(--pale)" strokeOpacity=".6" d="M82 28L158 212M28 82L212 158M158 28L82 212M212 82L28 158" />
    <path fill="var(--wash)" d="M63 63L120 115 177 63 125 120 177 177 120 125 63 177 115 120z" />
    <path fill="var(--pale)" d="M120 0L125 115 240 120 125 125 120 240 115 125 0 120 115 115z" />
    <path fill="var(--candle)" d="M120 66L129 98 152 88 142 111 174 120 142 129 152 152 129 142 120 174 111 142 88 152 98 129 66 120 98 111 88 88 111 98z" />
    <path fill="var(--flame)" d="M120 174V66L129 98 111 142zM66 120H174L142 129 98 111zM88 88L152 152 129 142 111 98zM152 88L88 152 98 129 142 111z" />
    <circle cx="120" cy="120" r="9" fill="var(--white)" />
  </svg>
);

/** A house's door on its step: a fanlight with the light on, two leaves with their panels, one knob. */
const Door = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="8 0 84 120" {...svg}>
    <path fill="var(--glaze)" d="M16 120V50A34 34 0 0 1 84 50V120z" />
    <path fill="var(--deep)" d="M21 120V50A29 29 0 0 1 79 50V120z" />
    <path fill="var(--lit)" d="M24 48A26 26 0 0 1 76 48z" />
    <path fill="none" stroke="var(--deep)" strokeWidth="2.5" d="M50 48V22M50 48L31 29M50 48L69 29" />
    <path fill="var(--deep)" stroke="var(--azul)" strokeWidth="2" d="M41 49A9 9 0 0 1 59 49z" />
    <path fill="var(--azul)" d="M24 54H49V117H24zM51 54H76V117H51z" />
    <path fill="var(--cobalt)" stroke="var(--wash)" d="M29 59H44V78H29zM56 59H71V78H56zM29 84H44V111H29zM56 84H71V111H56z" />
    <path fill="var(--midnight)" d="M49 54h2V117h-2z" />
    <circle cx="54" cy="82" r="2" fill="var(--lit)" />
    <path fill="var(--pale)" d="M10 117H90V120H10z" />
  </svg>
);

/** The one next to it: a lintel, a glazed transom, and one broad leaf with its knob in the middle. */
const PlainDoor = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="8 0 84 120" {...svg}>
    {/* No higher than its neighbours. */}
    <g transform="translate(0 12) scale(1 .9)">
      <path fill="var(--pale)" d="M9 8H91L88 15H12z" />
      <path fill="var(--glaze)" d="M16 120V15H84V120z" />
      <path fill="var(--deep)" d="M21 120V20H79V120z" />
      <path fill="var(--lit)" d="M24 23H76V44H24z" />
      <path fill="none" stroke="var(--deep)" strokeWidth="2.5" d="M50 23L76 44M50 23L24 44M24 23L50 44 76 23" />
      <path fill="var(--cobalt)" d="M24 49H76V117H24z" />
      <path fill="var(--azul)" stroke="var(--wash)" d="M29 54H71V70H29zM29 92H71V112H29z" />
      <path fill="var(--azul)" stroke="var(--wash)" d="M29 75H43V87H29zM57 75H71V87H57z" />
      <circle cx="50" cy="81" r="4" fill="var(--flame)" />
      <circle cx="50" cy="81" r="2.5" fill="var(--lit)" />
    </g>
    <path fill="var(--pale)" d="M10 117H90V120H10z" />
  </svg>
);

/** The third, of a shop: a flat arch, two leaves glazed to the waist with light behind them, and a letter box. */
const GlazedDoor = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="8 0 84 120" {...svg}>
    <path fill="var(--glaze)" d="M16 120V30Q50 8 84 30V120z" />
    <path fill="var(--deep)" d="M21 120V33Q50 14 79 33V120z" />
    <path fill="var(--azul)" d="M24 36Q36 26 49 25V117H24zM51 25Q64 26 76 36V117H51z" />
    <path fill="var(--lit)" stroke="var(--wash)" d="M29 41Q36 34 44 32V76H29zM56 32Q64 34 71 41V76H56z" />
    <path fill="none" stroke="var(--deep)" strokeWidth="2" d="M29 55H44M56 55H71M36.5 37V76M63.5 37V76" />
    <path fill="var(--cobalt)" stroke="var(--wash)" d="M29 84H44V111H29zM56 84H71V111H56z" />
    <path fill="var(--midnight)" d="M49 25h2V117h-2z" />
    <path fill="var(--pale)" d="M10 117H90V120H10zM31 94H42V98H31z" />
    <circle cx="54" cy="80" r="2" fill="var(--lit)" />
  </svg>
);

/** And one that stands open: the hall is lit, and the cat has come home. */
const OpenDoor = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="8 0 84 120" {...svg}>
    <path fill="var(--glaze)" d="M16 120V50A34 34 0 0 1 84 50V120z" />
    <path fill="var(--deep)" d="M21 120V50A29 29 0 0 1 79 50V120z" />
    <path fill="var(--lit)" d="M24 48A26 26 0 0 1 76 48zM24 54H76V117H24z" />
    <path fill="var(--lit-edge)" d="M24 117L37 102H63L76 117z" />
    <path fill="none" stroke="var(--deep)" strokeWidth="2.5" d="M41 48V24M59 48V24" />
    <path fill="var(--azul)" stroke="var(--deep)" d="M24 53L37 60V107L24 117zM76 53L63 60V107L76 117z" />
    <path fill="var(--cobalt)" stroke="var(--wash)" d="M27 61L34 64V80L27 81zM27 86L34 85V102L27 107zM73 61L66 64V80L73 81zM73 86L66 85V102L73 107z" />
    <Cat transform="translate(48 117) scale(.6)" coat="var(--midnight)" line="var(--cobalt)" />
    <path fill="var(--pale)" d="M10 117H90V120H10z" />
  </svg>
);

const down = 'v3a5 5 0 0 1 0 10v3'.repeat(10);
const up = 'v-3a5 5 0 0 1 0-10v-3'.repeat(10);

/** The ticket of the draw. Dark words go on the empty paper: x 122 to 294, y 38 to 122. */
const Ticket = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 320 160" {...svg}>
    <pattern id="ticket-edge" width="16" height="12" x="8" y="8" patternUnits="userSpaceOnUse">
      <path fill="var(--azul)" d="M8 2l6 4-6 4-6-4zM0 3l2 3-2 3zM16 3l-2 3 2 3z" />
      <path stroke="var(--cobalt)" d="M0 0H16M0 12H16" />
    </pattern>
    <path fill="var(--glaze)" d={`M0 0${down}H320${up}z`} />
    <path fill="url(#ticket-edge)" d="M8 8H312V20H8zM8 140H312V152H8z" />
    <path fill="none" stroke="var(--wash)" d="M112 36q8 0 8-8H296q0 8 8 8v88q-8 0-8 8H120q0-8-8-8z" />
    <path fill="none" stroke="var(--wash)" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 7" d="M101 28V136" />
    <ArticleTile name="estrela" x="14" y="42" width="76" height="76" />
    <circle cx="52" cy="80" r="5" fill="var(--candle)" />
  </svg>
);
