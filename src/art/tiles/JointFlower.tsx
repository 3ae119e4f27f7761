import type { Paint } from './paint';

/** A quarter of the flower that four tiles make where they meet, so that any motif may stand beside any other. */
export function JointFlower({ wash, ground, tint }: Paint) {
  return (
    <>
      <g transform="translate(60-60)">
        <path fill={tint} d="M-38 0A38 38 0 0 0 0 38V0z" />
        <path d="M-39 0A39 39 0 0 0 0 39V37A46 46 0 0 1-37 0z" />
        <path fill={ground} d="M-33 0C-33 6-33 12-27 16C-27 21-21 27-16 27C-12 33-6 33 0 33V0z" />
        <path d="M-4 5C-15 3-25 12-21 21C-12 25-3 15-5 4z" />
        <path fill={wash} d="M-8 8C-14 8-19 13-18 18C-13 19-8 14-8 8z" />
        <path d="M0 6C-5 13-6 20 0 29H4V6zM-6 0C-13 5-20 6-29 0V-4H-6z" />
        <circle r="8" />
        <circle r="4" fill={ground} />
      </g>
      <path fill={wash} d="M-7-60Q-1-59 0-53Q1-59 7-60z" />
    </>
  );
}
