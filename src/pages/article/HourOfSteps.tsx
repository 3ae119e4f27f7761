import type { ReactNode } from 'react';
import { Clock } from '../../art/ArticleTile';
import { Tile } from '../../art/Tile';
import { CaptionedPicture } from './CaptionedPicture';
import styles from './Picture.module.css';

/** The steps of the article on choosing: the minute at which each begins, and the paint of its minutes. */
const steps = [
  { from: 0, paint: 'var(--wash)' },
  { from: 5, paint: 'var(--pale)' },
  { from: 15, paint: 'var(--wash)' },
  { from: 25, paint: 'var(--candle)' },
  { from: 40, paint: 'var(--pale)' },
  { from: 45, paint: 'var(--wash)' },
  { from: 50, paint: 'var(--pale)' },
];

/** From nine to ten, a tile for each minute. */
export const HourOfSteps = ({ caption }: { caption: ReactNode }) => (
  <CaptionedPicture caption={caption}>
    <Tile motif={Hour} className={styles.drawing} />
  </CaptionedPicture>
);

const Hour: typeof Clock = (paint) => (
  <>
    <circle r="57" />
    <g fill="none" strokeWidth="9" transform="rotate(-90)">
      {steps.map(({ from, paint: stroke }, step) => (
        <circle
          key={from}
          r="50"
          pathLength="60"
          stroke={stroke}
          strokeDasharray={`0 ${from} ${'.86 .14 '.repeat((steps[step + 1]?.from ?? 60) - from)}0 60`}
        />
      ))}
    </g>
    <g transform="scale(.85)">
      <Clock {...paint} />
    </g>
  </>
);
