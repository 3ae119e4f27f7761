import { routes } from '../../routes';
import styles from './CalendarStrip.module.css';
import type { Calendar } from './calendar-schema';
import tree from './drawings/arvore.svg';
import tram from './drawings/eletrico.svg';
import star from './drawings/estrela.svg';

const open: Record<number, string> = { 4: tram, 8: tree, 25: star };
const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 25];

/** A frieze of the calendar's tiles, some of them open, as many as there is room for. It leads to the calendar. */
export const CalendarStrip = ({ calendar: { title } }: { calendar: Calendar }) => (
  <a className={styles.strip} href={`${routes.rules}#calendario`}>
    <span className={`paper ${styles.title}`}>{title}</span>
    {days.map((day) =>
      open[day] ? (
        <img key={day} src={open[day]} alt="" width={96} height={96} fetchPriority="low" />
      ) : (
        <span key={day} aria-hidden="true">
          {day}
        </span>
      ),
    )}
  </a>
);
