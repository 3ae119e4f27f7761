import type { Paint } from './paint';
import { Turns } from './Turns';

/** A rose that turns: sixteen leaning petals inside a rim of pearls. */
export function Wheel({ wash, ground, ink }: Paint) {
  const petal = 'M-3-16C-4-24-1-29 0-32C3-36 8-38 13-34C8-31 3-25 3-16z';
  return (
    <>
      <circle r="43" fill={ground} stroke={ink} strokeWidth="9" />
      <Turns>
        <path d={petal} />
        <path d={petal} fill={wash} transform="rotate(22)" />
        <path d={petal} transform="rotate(45)" />
        <path d={petal} fill={wash} transform="rotate(67)" />
        <path fill={ground} d="M0-47Q1-43 5-42Q1-42 0-38Q-1-42-5-42Q-1-43 0-47z" />
        <circle r="2" cx="21" cy="-37" fill={ground} />
        <circle r="2" cx="37" cy="-21" fill={ground} />
        <path fill={wash} transform="rotate(45)" d="M0-13L3-5L0 0L-3-5z" />
        <path d="M0-15L3-5L0 0L-3-5z" />
      </Turns>
    </>
  );
}
