import { JointFlower } from '../tiles/JointFlower';
import { paints } from '../tiles/paint';
import { Turns } from '../tiles/Turns';
import { Logo } from './Logo';

/** The home screen's picture, to be written to a file; full-bleed, for the device cuts the corners. */
export function TouchIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="-60 -60 120 120" width="512" height="512" color="var(--candle)">
      <path fill="var(--cobalt)" d="M-60-60H60V60H-60z" />
      <g fill="var(--glaze)">
        <Turns>
          <JointFlower {...paints.cobalt} />
        </Turns>
      </g>
      <Logo x="-36" y="-40" width="72" height="72" />
    </svg>
  );
}
