import type { Paint } from './paint';
import { Turns } from './Turns';

/** Four bows whose ends make a garland. */
export function Bow(paint: Paint) {
  return (
    <>
      <Turns angles={[45, 135, 225, 315]}>
        <path fill={paint.wash} d="M0-7C-7-12-7-22 0-32C7-22 7-12 0-7z" />
      </Turns>
      <Turns>
        <Half {...paint} />
        <g transform="scale(-1 1)">
          <Half {...paint} />
        </g>
        <path fill={paint.ground} stroke={paint.ink} strokeWidth="2" d="M-4-41Q0-43 4-41Q5-37 4-33Q0-31-4-33Q-5-37-4-41z" />
      </Turns>
      <circle r="6" />
      <circle r="3" fill={paint.ground} />
    </>
  );
}

function Half({ wash, tint }: Paint) {
  return (
    <>
      <path d="M0-36C7-33 9-24 20-21L15-18L16-11C5-14 1-24-1-35z" />
      <path fill={wash} d="M2-32C6-26 9-21 14-19L12-18L13-15C7-18 3-25 2-32z" />
      <path d="M0-37C5-46 13-54 21-50C27-46 25-34 20-30C13-27 6-31 0-37z" />
      <path fill={wash} d="M4-38C8-45 14-50 19-47C23-44 22-36 18-33C13-31 8-34 4-38z" />
      <path fill={tint} d="M9-39C14-44 18-45 19-42C20-39 18-36 16-35C13-35 11-37 9-39z" />
    </>
  );
}
