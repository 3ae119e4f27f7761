import type { Paint } from './Tile';

/** A quill on the line that it writes: the articles. */
export function Quill({ wash, ground }: Paint) {
  return (
    <>
      <path d="M-34 38C-32 4-8-32 38-46C42-12 22 18-14 26z" />
      <path
        fill="none"
        stroke={ground}
        strokeWidth="3"
        strokeLinecap="round"
        d="M-41 46C-24 14-4-10 24-32M-12 15l-3-17M1 1l-2-19M13-11l-1-16M-4 8l19-2M9-6l18-3M19-17l14-4"
      />
      <path fill="none" stroke={wash} strokeWidth="5" strokeLinecap="round" d="M-30 46q8-7 16 0t16 0 16 0 16 0" />
    </>
  );
}

/** A pair of scales: the terms. */
export function Scales({ wash, ground, ink }: Paint) {
  return (
    <>
      <path d="M-4-38H4V34H22V43H-22V34H-4zM-38-34H38V-28H-38z" />
      <path fill="none" stroke={ink} strokeWidth="2" d="M-36-30L-51 4M-36-30L-21 4M36-30L21 4M36-30L51 4" />
      <path fill={wash} stroke={ink} strokeWidth="3" d="M-53 4H-19A17 17 0 0 1-53 4zM19 4H53A17 17 0 0 1 19 4z" />
      <circle cy="-40" r="8" fill={ground} stroke={ink} strokeWidth="4" />
    </>
  );
}

/** A «bolacha Maria» with a bite out of it: the cookies. */
export function Biscuit({ wash, ground, ink }: Paint) {
  return (
    <>
      <path fill="none" stroke={ink} strokeWidth="9" strokeLinecap="round" strokeDasharray="0 11.26" d="M42.3-7.5A43 43 0 1 1 7.5-42.3" />
      <circle r="42" fill={wash} stroke={ink} strokeWidth="3" />
      <circle r="34" fill={ground} stroke={ink} strokeWidth="2" strokeDasharray="2 3" />
      <circle r="22" fill="none" stroke={wash} strokeWidth="9" strokeDasharray="4 4" />
      <path d="M0-12C4-5 5-4 12 0C5 4 4 5 0 12C-4 5-5 4-12 0C-5-4-4-5 0-12z" />
      <path fill={ground} d="M14-41.2A14 14 0 0 0 22-30A13 13 0 0 0 34-16A14 14 0 0 0 41.2-14A43.5 43.5 0 0 0 14-41.2z" />
      <path fill="none" stroke={ink} strokeWidth="3" d="M13-40.4A14 14 0 0 0 22-30A13 13 0 0 0 34-16A14 14 0 0 0 40.4-13" />
    </>
  );
}
