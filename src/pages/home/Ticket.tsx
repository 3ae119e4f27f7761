import { dateRange, longDate } from '../../content/dates';
import type { Promotion } from '../../content/promotion-schema';
import { routes } from '../../routes';
import styles from './Ticket.module.css';

/** The draw's ticket, with its dates: it leads to the rules. */
export const Ticket = ({ promotion, className }: { promotion: Promotion; className: string | undefined }) => (
  <a className={`${styles.ticket} ${className}`} href={routes.rules}>
    <span className={styles.paper}>
      <span className={styles.stub} />
      <span className={styles.words}>
        <span className={styles.what}>Inscrições </span>
        <span className={styles.when}>{dateRange(promotion.signUpFrom, promotion.signUpTo)}</span>
        <span className={styles.what}>Sorteio </span>
        <time className={styles.when} dateTime={promotion.draw}>
          {longDate(promotion.draw)}
        </time>
        <span className={styles.rules}>Regras do sorteio</span>
      </span>
    </span>
  </a>
);
