import type { Paint } from './paint';
import { Turns } from './Turns';

/** Four filigree hearts of Viana, each with the flame that leans off its crown. */
export function Heart({ wash, ground, tint }: Paint) {
  return (
    <>
      <Turns>
        <path transform="rotate(45)" d="M0-10C-6-19-6-31 0-45C5-31 6-19 0-10z" />
        <path d="M0-7C-8-18-23-25-20-38C-17-48-5-49 0-40C5-49 18-48 20-38C22-26 8-18 0-7z" />
        <path fill={wash} d="M-1-13C-7-21-19-28-16-37C-14-44-5-43 0-34C5-43 15-44 17-37C18-28 7-21-1-13z" />
        <path
          fill="none"
          stroke={ground}
          strokeWidth="2"
          d="M0-17C-1-26-13-25-13-34C-12-40-5-39-6-34Q-7-31-9-33M0-17C1-26 13-25 13-34C12-40 5-39 6-34Q7-31 9-33"
        />
        <path d="M1-42C-7-45-5-54 4-57C1-53 5-48 1-42z" />
      </Turns>
      <circle r="7" />
      <circle r="4" fill={tint} />
    </>
  );
}
