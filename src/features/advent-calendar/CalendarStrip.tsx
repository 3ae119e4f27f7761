import { Drawing } from '../../components/Drawing';
import { routes } from '../../routes';
import styles from './CalendarStrip.module.css';
import type { Calendar } from './calendar-schema';

const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true });

/** A frieze of the calendar's last tiles, every fourth of them open, as many as there is room for. It leads to the calendar. */
export const CalendarStrip = ({ calendar: { title, days } }: { calendar: Calendar }) => (
  <a className={styles.strip} href={`${routes.rules}#calendario`}>
    <span className={`paper ${styles.title}`}>{title}</span>
    {days
      .map(({ drawing }, index) =>
        index % 4 === 0 ? (
          <Drawing key={drawing} svg={files[`./drawings/${drawing}.svg`]} />
        ) : (
          <span key={drawing} aria-hidden="true">
            {index + 1}
          </span>
        ),
      )
      .slice(-14)
      .reverse()}
  </a>
);
