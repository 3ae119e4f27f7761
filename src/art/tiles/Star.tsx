import type { Paint } from './paint';
import { Turns } from './Turns';

/** The eight-point star: each point half in shade, as in the diamond-point tiles of the seventeenth century. */
export function Star({ wash, ground, ink, tint }: Paint) {
  return (
    <>
      <Turns>
        <path d="M0-53Q3-34 9-21L0-6-9-21Q-3-34 0-53z" />
        <path fill={wash} d="M-1-45Q-4-31-7-21L-1-9z" />
        <g transform="rotate(45)">
          <path d="M0-44Q3-30 9-21L0-6-9-21Q-3-30 0-44z" />
          <path fill={wash} d="M-1-37Q-3-28-7-21L-1-9z" />
        </g>
        <path d="M17-35Q13-37 15-43Q21-40 17-35zM-17-35Q-13-37-15-43Q-21-40-17-35z" />
      </Turns>
      <circle r="9" fill={ground} stroke={ink} strokeWidth="3" />
      <circle r="4" fill={tint} stroke={ink} strokeWidth="2" />
    </>
  );
}
