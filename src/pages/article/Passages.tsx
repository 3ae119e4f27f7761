import type { ReactNode } from 'react';
import { isSectionHeading, type MarkdownNode, textOf } from '../../markdown';
import styles from './Passages.module.css';

export const look = styles.passages;

/** Round the number of each part that begins at a minute, `## Às 21h05, a lista`, its hour: what is gone of it, and what the part takes, up to the next. */
export function dialsOf(parts: MarkdownNode[][]): ReactNode[] {
  const minutes = parts.map(minuteOf);
  return minutes.map(
    (from, index) => from !== undefined && <Dial key={from} from={from} to={minutes.slice(index + 1).find((next = from) => next > from) ?? 60} />,
  );
}

function minuteOf(part: MarkdownNode[]): number | undefined {
  const [, minute] = /^Às? \d+h(\d\d),/.exec(textOf(part.filter(isSectionHeading))) ?? [];
  return minute === undefined ? undefined : Number(minute);
}

const Dial = ({ from, to }: { from: number; to: number }) => (
  <svg className={`screen-only ${styles.dial}`} viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="40" />
    <circle className={styles.gone} cx="50" cy="50" r="40" pathLength="60" strokeDasharray={`${from} 60`} />
    <circle className={styles.now} cx="50" cy="50" r="40" pathLength="60" strokeDasharray={`0 ${from} ${to - from} 60`} />
  </svg>
);
