import { Ornament } from '../../art/Ornament';
import type { Content } from '../../model/load-content';
import { dayInWords } from '../../model/words';
import { PromotionPhase } from '../../sections/PromotionPhase';
import styles from './Ticket.module.css';

/**
 * The draw's ticket: when, and where the draw stands. Before the sign-ups it is the first of a pile, then it lies alone in the
 * star's light; once they have closed it is punched, as on the tram, and at the end torn and struck with a postmark.
 */
export function Ticket({ notices, promotion }: Pick<Content, 'notices' | 'promotion'>) {
  return (
    <div className={styles.ticket}>
      <Ornament name="ticket" className={styles.behind} />
      <Ornament name="ticket" className={styles.paper} />
      <p className={styles.words}>
        <span>Sorteio</span>
        <time dateTime={promotion.drawOn} className={promotion.authorisation.placeholder ? `${styles.day} ${styles.notHeld}` : styles.day}>
          {dayInWords(promotion.drawOn)}
        </time>
        <span className={styles.state}>
          <PromotionPhase notices={notices} promotion={promotion} brief />
        </span>
      </p>
      <Ornament name="carimbo" className={styles.postmark} />
    </div>
  );
}
