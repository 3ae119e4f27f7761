import { Cat } from './street';
import { Tram } from './Tram';

/** For the page that is not there: tram 28 has left its rails behind and follows a star over a field of tiles. */
export function LostTram() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420">
      <TileFloor />
      <Rails />
      <path fill="var(--cobalt)" fillOpacity=".25" d="M170 312Q190 290 300 288L560 268Q580 280 520 292L330 324Q220 336 170 312z" />
      <Beam />
      <g transform="translate(150 78)">
        <Tram />
      </g>
      <Star />
      <g transform="translate(96 350) scale(-1.1 1.1)">
        <Cat coat="var(--deep)" line="var(--wash)" />
      </g>
    </svg>
  );
}

/** They come from the right, and end. */
function Rails() {
  return (
    <g fill="none" strokeLinecap="round">
      <defs>
        <linearGradient id="away" x1="630" x2="720" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--cobalt)" />
          <stop offset="1" stopColor="var(--wash)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path stroke="url(#away)" strokeOpacity=".5" strokeWidth="7" d="M644 304l-30-34M672 300l-28-33M698 297l-26-33" />
      <path stroke="url(#away)" strokeWidth="4" d="M722 289L630 300q-18 1-26-14M722 266L608 278q-18 1-26-14" />
    </g>
  );
}

/** What the headlight finds: more tiles. */
function Beam() {
  return (
    <>
      <defs>
        <linearGradient id="beam" x1="1" x2="0">
          <stop stopColor="var(--candle)" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <path mask="url(#floor)" fill="url(#beam)" d="M222 250Q100 262-10 306 0 396 96 400 190 350 240 280z" />
    </>
  );
}

/** The pole has no wire any more; it holds on to a star. */
function Star() {
  return (
    <g stroke="var(--flame)" strokeWidth="2" strokeLinejoin="round">
      <defs>
        <radialGradient id="halo">
          <stop stopColor="var(--candle)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="502" cy="54" r="54" fill="url(#halo)" stroke="none" />
      <path fill="var(--candle)" d="M502 18l6 21 17-8-8 17 21 6-21 6 8 17-17-8-6 21-6-21-17 8 8-17-21-6 21-6-8-17 17 8z" />
      <path fill="var(--flame)" stroke="none" d="M502 90V18l6 21-12 30zM466 54h72l-21 6-30-12zM479 31l46 46-17-8-12-30zM525 31l-46 46 8-17 30-12z" />
      <circle cx="502" cy="54" r="5" fill="var(--white)" stroke="none" />
    </g>
  );
}

/** The far edge of each row of tiles, and the near edge of the last. */
const rows = [246, 258, 273, 292, 316, 347, 388];
const columns = 16;

/** A floor of tiles that runs to a vanishing point at (360, 150) and fades out on all sides. */
export function TileFloor() {
  return (
    <>
      <defs>
        <radialGradient id="near">
          <stop offset=".5" stopColor="var(--white)" />
          <stop offset="1" stopColor="var(--white)" stopOpacity="0" />
        </radialGradient>
        <mask id="floor">
          <ellipse cx="360" cy="316" rx="360" ry="90" fill="url(#near)" />
        </mask>
      </defs>
      <g mask="url(#floor)">
        <path fill="var(--pale)" fillOpacity=".6" d={tiles((row, column) => (row + column) % 2 === 0, 0)} />
        <path fill="var(--wash)" d={tiles((row, column) => (row + column) % 2 === 0, 1)} />
        <path fill="none" stroke="var(--wash)" d={joints()} />
      </g>
    </>
  );
}

/** x on the floor: `column` tiles of 70 units from the middle, as seen at height y. */
function at(column: number, y: number) {
  return Math.round(360 + ((column - columns / 2) * 70 * (y - 150)) / 200);
}

/** Whole tiles, or only the diamond painted on each. */
function tiles(wanted: (row: number, column: number) => boolean, diamond: 0 | 1) {
  return rows
    .slice(1)
    .flatMap((near, row) =>
      Array.from({ length: columns }, (_, column) => {
        if (!wanted(row, column)) return '';
        const far = rows[row] ?? near;
        const middle = Math.round(far + (near - far) * 0.45);
        if (diamond)
          return `M${at(column + 0.5, far)} ${far + 3}L${at(column + 0.8, middle)} ${middle} ${at(column + 0.5, near)} ${near - 4} ${at(column + 0.2, middle)} ${middle}z`;
        return `M${at(column, far)} ${far}H${at(column + 1, far)}L${at(column + 1, near)} ${near}H${at(column, near)}z`;
      }),
    )
    .join('');
}

function joints() {
  const [far, near] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const across = rows.map((y) => `M0 ${y}H720`);
  const along = Array.from({ length: columns + 1 }, (_, column) => `M${at(column, far)} ${far}L${at(column, near)} ${near}`);
  return [...across, ...along].join('');
}
