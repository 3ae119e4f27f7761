import { routes } from '../../routes';
import styles from './CalendarStrip.module.css';
import type { Calendar } from './calendar-schema';
import tree from './drawings/arvore.svg';
import star from './drawings/estrela.svg';

/** Five tiles of the calendar, two of them open. They lead to it. */
export const CalendarStrip = ({ calendar: { title } }: { calendar: Calendar }) => (
  <a className={styles.strip} href={`${routes.rules}#calendario`}>
    <span className={styles.tiles} aria-hidden="true">
      <span>1</span>
      <img src={tree} alt="" width={96} height={96} />
      <span>17</span>
      <span>24</span>
      <img src={star} alt="" width={96} height={96} />
    </span>
    <span>{title}</span>
  </a>
);
