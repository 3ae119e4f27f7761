import type { Content } from '../../model/content';
import { dayInWords } from '../../model/derived/words';
import { isAuthorised } from '../../model/schemas/promotion';
import { PromotionPhase } from '../../sections/PromotionPhase';
import stops from '../../ui/Stops.module.css';
import { adventDays } from './advent-days';
import styles from './RulesPage.module.css';

/**
 * The promotion's dates as a panel of tiles, Lisbon across all of them: a tile whose day has not come is not glazed yet, and
 * only the drawing that was traced on it shows. The list beside it says all that matters.
 */
export function AdventPanel({ notices, promotion }: Pick<Content, 'notices' | 'promotion'>) {
  const authorised = isAuthorised(promotion);
  const dates = [
    { label: authorised ? 'Inscrições abrem' : 'Abertura prevista das inscrições', day: promotion.signUpsOpenOn },
    { label: authorised ? 'Inscrições fecham' : 'Fecho previsto das inscrições', day: promotion.signUpsCloseOn },
    { label: authorised ? 'Sorteio' : 'Sorteio previsto', day: promotion.drawOn },
    {
      label: `Contacto ${authorised ? '' : 'previsto '}com os premiados em ${promotion.contactWithinHours}\u00a0horas; lista até`,
      day: promotion.listPublishedBy,
    },
  ];
  const days = adventDays(promotion);
  return (
    <div className={styles.panel}>
      <div className={styles.tiles} aria-hidden="true">
        {days.map(({ day, number, from, matters }) => (
          <span key={day} className={matters ? styles.ringed : undefined} data-from={from}>
            {number}
          </span>
        ))}
      </div>
      <dl className={styles.dates}>
        {dates.map(({ label, day }) => (
          <div
            key={label}
            className={`${stops.stop} ${day > promotion.drawOn && !authorised ? styles.unless : ''}`.trim()}
            data-tile={days.find((tile) => tile.day === day)?.number}
          >
            <dt>{label}</dt>
            <dd>
              <time dateTime={day}>{dayInWords(day)}</time>
            </dd>
            {day === promotion.drawOn && (
              <dd>
                <PromotionPhase notices={notices} promotion={promotion} brief />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
