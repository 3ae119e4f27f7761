import { ChristmasOrnament } from '../../art/ChristmasOrnament';
import type { Content } from '../../model/content';
import { dayInWords } from '../../model/derived/words';
import { isAuthorised } from '../../model/schemas/promotion';
import { PromotionPhase } from '../../sections/PromotionPhase';
import styles from './Ticket.module.css';

/**
 * The draw's ticket: when, and where the draw stands. While one may sign up, which takes an authorisation, it lies in the
 * star's light; once sign-ups have closed a postmark cancels it.
 */
export function Ticket({ notices, promotion }: Pick<Content, 'notices' | 'promotion'>) {
  return (
    <div className={styles.ticket}>
      <ChristmasOrnament name="ticket" className={`${styles.paper} ${isAuthorised(promotion) ? styles.lit : ''}`.trim()} />
      <ChristmasOrnament name="carimbo" className={styles.postmark} data-postmark="" />
      <p className={styles.words}>
        <span>Sorteio</span>
        <time dateTime={promotion.drawOn} className={styles.day}>
          {dayInWords(promotion.drawOn)}
        </time>
        <PromotionPhase notices={notices} promotion={promotion} brief />
      </p>
    </div>
  );
}
