import { GreatStar } from '../Ornaments';
import { Cat } from './street';
import { Tram } from './Tram';

/** For the page that is not there: tram 28 has left its rails behind and follows a star over a wide pavement. */
export const LostTram = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420">
    <TileFloor />
    <Rails />
    <path fill="var(--cobalt)" fillOpacity=".25" d="M170 312Q190 290 300 288L560 268Q580 280 520 292L330 324Q220 336 170 312z" />
    <Beam />
    <Tram wreath={false} transform="translate(150 78)" />
    {/* The pole has no wire any more; it holds on to a star. */}
    <GreatStar x="472" y="30" width="108" height="108" />
    <Cat transform="translate(96 350) scale(-1.1 1.1)" coat="var(--deep)" line="var(--wash)" />
  </svg>
);

/** They come from the right, and end. */
const Rails = () => (
  <g fill="none" strokeLinecap="round">
    <linearGradient id="away" x1="630" x2="720" gradientUnits="userSpaceOnUse">
      <stop stopColor="var(--cobalt)" />
      <stop offset="1" stopColor="var(--wash)" stopOpacity="0" />
    </linearGradient>
    <path stroke="url(#away)" strokeOpacity=".5" strokeWidth="7" d="M644 304l-30-34M672 300l-28-33M698 297l-26-33" />
    <path stroke="url(#away)" strokeWidth="4" d="M722 289L630 300q-18 1-26-14M722 266L608 278q-18 1-26-14" />
  </g>
);

/** What the headlight finds: more of them. */
const Beam = () => (
  <>
    <linearGradient id="beam" x1="1" x2="0">
      <stop stopColor="var(--candle)" />
      <stop offset="1" stopColor="var(--candle)" stopOpacity=".2" />
    </linearGradient>
    <path mask="url(#floor)" fill="url(#beam)" d="M222 250Q100 262-10 306 0 396 96 400 190 350 240 280z" />
  </>
);

/** A pavement of waves that lies under everything and fades out on all sides. */
const TileFloor = () => (
  <>
    <radialGradient id="near">
      <stop offset=".5" stopColor="var(--white)" />
      <stop offset="1" stopColor="var(--white)" stopOpacity="0" />
    </radialGradient>
    <mask id="floor">
      <ellipse cx="360" cy="316" rx="360" ry="90" fill="url(#near)" />
    </mask>
    <pattern id="tiles" width="90" height="22" patternUnits="userSpaceOnUse">
      <path fill="var(--wash)" d="M0 6q22.5 9 45 0t45 0v9q-22.5-9-45 0t-45 0z" />
    </pattern>
    <path mask="url(#floor)" fill="url(#tiles)" d="M4 226H716V406H4z" />
  </>
);
