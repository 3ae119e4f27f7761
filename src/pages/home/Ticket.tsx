import { Ticket as TicketDrawing } from '../../art/night/Ticket';
import type { Promotion } from '../../model/promotion';
import { dayInWords } from '../../model/words';
import styles from './Ticket.module.css';

/** The draw's ticket: when, and that it costs nothing. */
export function Ticket({ promotion }: { promotion: Promotion }) {
  return (
    <div className={styles.ticket}>
      <TicketDrawing />
      <p className={styles.words}>
        <span>Sorteio</span>
        <time dateTime={promotion.drawOn} className={styles.day}>
          {dayInWords(promotion.drawOn)}
        </time>
        <span>Gratuito, sujeito a autorização</span>
      </p>
    </div>
  );
}
