import type { Paint } from './paint';
import { Turns } from './Turns';

/** The camellia of the seventeenth-century carpets of tiles: eight petals, each laid over the last. */
export function Rosette({ wash, ground, ink, tint }: Paint) {
  return (
    <>
      <Turns>
        <path d="M16-34Q23-40 19-50Q11-45 12-36zM-16-34Q-23-40-20-50Q-11-45-12-36zM0-36C-5-42-5-49 0-56C5-49 5-42 0-36z" />
      </Turns>
      <Turns angles={[0, 45, 90, 135, 180, 225, 270, 315]}>
        <path d="M0-9C-8-13-18-25-14-34C-11-40-5-38 0-44C5-38 11-40 14-34C18-25 8-13 0-9z" />
        <path fill={wash} d="M-1-14C-8-18-14-26-11-32C-9-36-4-35 0-39C4-35 9-36 11-32C14-26 6-18-1-14z" />
        <path fill={tint} d="M-1-17C-5-21-6-28 0-34C5-28 4-21-1-17z" />
      </Turns>
      <circle r="10" fill={ground} stroke={ink} strokeWidth="3" />
      <circle r="5" fill={wash} stroke={ink} strokeWidth="2" />
    </>
  );
}
