import { Logo } from './Logo';
import { JointFlowers, paints } from './Tile';

/** The browser tab's picture, to be written to a file: the mark in candle on one cobalt tile. */
export const Favicon = () => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 64 64" color="var(--candle)">
    <rect width="64" height="64" rx="12" fill="var(--cobalt)" />
    <Logo x="8" y="8" width="48" height="48" />
  </svg>
);

/** The home screen's picture, to be written to a file; full-bleed, for the device cuts the corners. */
export const TouchIcon = () => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="-60 -60 120 120" width="512" height="512" color="var(--candle)">
    <path fill="var(--cobalt)" d="M-60-60H60V60H-60z" />
    <g fill="var(--glaze)">
      <JointFlowers {...paints.cobalt} />
    </g>
    <Logo x="-32" y="-32" width="64" height="64" />
  </svg>
);
