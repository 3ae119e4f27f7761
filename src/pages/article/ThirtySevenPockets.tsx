import type { ReactNode } from 'react';
import { Wheel } from '../../art/ArticleTile';
import { Tile } from '../../art/Tile';
import { CaptionedPicture } from './CaptionedPicture';
import styles from './Picture.module.css';

/** One euro on each number of a roulette with one zero, and the euro that does not come back. */
export const ThirtySevenPockets = ({ caption }: { caption: ReactNode }) => (
  <CaptionedPicture caption={caption}>
    <Tile motif={Roulette} className={styles.drawing} />
  </CaptionedPicture>
);

const Roulette: typeof Wheel = (paint) => (
  <>
    <circle r="57" />
    <g fill="none" strokeWidth="9" transform="rotate(-94.9)">
      <circle r="50" pathLength="37" stroke={paint.wash} strokeDasharray=".9 .1" />
      <circle r="50" pathLength="37" stroke={paint.tint} strokeDasharray=".9 1.1" strokeDashoffset="-1" />
      <circle r="50" pathLength="37" stroke="var(--candle)" strokeDasharray=".9 37" />
    </g>
    <g transform="scale(.85)">
      <Wheel {...paint} />
    </g>
  </>
);
