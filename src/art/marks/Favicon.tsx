import { Logo } from './Logo';

/** The browser tab's picture, to be written to a file: the mark in candle on one cobalt tile. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 64 64" color="var(--candle)">
      <rect width="64" height="64" rx="12" fill="var(--cobalt)" />
      <Logo x="4" y="2" width="56" height="56" />
    </svg>
  );
}
