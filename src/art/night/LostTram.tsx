import { Cat } from './Cat';
import { TileFloor } from './TileFloor';
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
