import { tiles } from '../model/articles';
import type { Theme } from '../model/site';
import { Bauble } from './baubles/Bauble';
import { glassPaints, type Ornament } from './baubles/glass-paint';
import { GreatStar } from './night/GreatStar';
import { Ticket } from './night/Ticket';
import { ArticleTile } from './tiles/ArticleTile';
import { BareTile } from './tiles/BareTile';
import { Frieze } from './tiles/Frieze';
import { Biscuit, Quill, Scales } from './tiles/NavigationMotifs';
import { Tile } from './tiles/Tile';

const pitch = 130;
const partners = Object.keys(glassPaints) as Ornament[];
/** The filigree heart has a flame, as the candle does. */
const partnerTiles = { estrela: 'estrela', roseta: 'roseta', vela: 'coracao' } as const;

/**
 * All small drawings in one file, which every page shares and CSS shows a part of: a row of cells of 120 units, 130 apart,
 * the ticket among them as wide as two, and below them the border as often as it fits. Ornament.module.css counts the cells.
 */
export function Ornaments({ theme }: { theme: Theme }) {
  const cell = (index: number) => ({ x: index * pitch, width: 120, height: 120 });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2280 170" width="2280" height="170">
      {tiles.map((name, index) => (
        <ArticleTile key={name} name={name} {...cell(index)} />
      ))}
      <BareTile ground="glaze" {...cell(5)} />
      <BareTile ground="cobalt" {...cell(6)} />
      {partners.map((name, index) =>
        theme === 'natal' ? (
          <Bauble key={name} ornament={name} {...cell(7 + index)} />
        ) : (
          <ArticleTile key={name} name={partnerTiles[name]} x={(7 + index) * pitch + 15} y={15} width={90} height={90} />
        ),
      )}
      {theme === 'natal' ? <GreatStar {...cell(10)} /> : <RosettePanel {...cell(10)} />}
      <Ticket x={11 * pitch} width={240} height={120} />
      {[Quill, Scales, Biscuit].map((motif, index) => (
        <Tile key={motif.name} motif={motif} {...cell(13 + index)} />
      ))}
      <Postmark {...cell(16)} />
      <pattern id="border" y="130" width="120" height="40" patternUnits="userSpaceOnUse">
        <Frieze x={0} y={0} />
      </pattern>
      <path fill="url(#border)" d="M0 130H2280V170H0z" />
    </svg>
  );
}

/** What a post office strikes on a ticket that is no longer good for anything. */
function Postmark({ x }: { x: number }) {
  return (
    <g transform={`translate(${x + 44} 60)`} fill="none" stroke="var(--cobalt)" strokeWidth="3" strokeLinecap="round">
      <circle r="42" />
      <circle r="31" strokeWidth="2" strokeDasharray="5 4" />
      <path fill="var(--cobalt)" stroke="none" d="M0-22L5-6 20-10 9 0 20 10 5 6 0 22-5 6-20 10-9 0-20-10-5-6z" />
      <path d="M46-24q8-6 14 0t14 0M48-12q8-6 14 0t14 0M49 0q8-6 14 0t13 0M48 12q8-6 14 0t14 0M46 24q8-6 14 0t14 0" />
    </g>
  );
}

/** Four tiles that make one figure where they meet: what hangs over the city when no star does. */
function RosettePanel({ x }: { x: number }) {
  return [0, 60].flatMap((y) =>
    [0, 60].map((left) => <ArticleTile key={`${left} ${y}`} name="roseta" ground="cobalt" x={x + left} y={y} width={60} height={60} />),
  );
}
