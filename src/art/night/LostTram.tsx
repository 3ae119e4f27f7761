import { Cat } from './Cat.tsx';
import { TileFloor } from './TileFloor.tsx';
import { Tram } from './Tram.tsx';

/** For the page that is not there: tram 28 has left its rails behind and follows a star over a field of tiles. */
export function LostTram() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420">
      <TileFloor />
      <Rails />
      <path fill="var(--cobalt)" fillOpacity=".25" d="M170 312Q190 290 300 288L560 268Q580 280 520 292L330 324Q220 336 170 312z" />
      <Beam />
      <g transform="translate(150 78)"><Tram /></g>
      <Star />
      <g transform="translate(96 350) scale(-1.1 1.1)"><Cat coat="var(--deep)" line="var(--wash)" /></g>
    </svg>
  );
}

/** They come from the right, and end. */
function Rails() {
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="var(--wash)" strokeWidth="7" d="M708 252l-24 24M680 260l-24 24M654 268l-26 26M626 276l-24 28" />
      <path stroke="var(--cobalt)" strokeWidth="4" d="M716 272L620 294Q600 299 588 288M716 254L632 270Q612 274 602 262" />
    </g>
  );
}

/** What the headlight finds: more tiles. */
function Beam() {
  return (
    <>
      <defs>
        <linearGradient id="beam" x1="1" x2="0">
          <stop stopColor="var(--candle)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#beam)" d="M222 250Q100 270 10 316 20 366 96 376 180 340 230 270z" />
    </>
  );
}

/** The pole has no wire any more; it holds on to a star. */
function Star() {
  return (
    <g stroke="var(--flame)" strokeWidth="2" strokeLinejoin="round">
      <circle cx="502" cy="52" r="46" fill="var(--candle)" fillOpacity=".2" stroke="none" />
      <path fill="var(--candle)" d="M502 20l6 17 16-7-7 16 17 6-17 6 7 16-16-7-6 17-6-17-16 7 7-16-17-6 17-6-7-16 16 7z" />
      <path fill="var(--white)" stroke="none" d="M502 42l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
    </g>
  );
}
