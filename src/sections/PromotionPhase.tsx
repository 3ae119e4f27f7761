import type { Content } from '../model/reading/load-content';
import { drawStates } from '../model/schemas/notices';
import styles from './PromotionPhase.module.css';

type Props = Pick<Content, 'notices' | 'promotion'> & {
  /** In a few words, on the ticket or in the calendar. */
  brief?: boolean;
  /** The first on its page: it alone says that an edition is over. */
  first?: boolean;
};

/** Where the draw stands. The words of all phases are in the page; the inline script knows which are true. */
export function PromotionPhase({ notices, promotion, brief, first }: Props) {
  const words = Object.entries(drawStates(notices, promotion)).map(([phase, { sentence, ticket }]) => (
    <span key={phase} data-when={phase}>
      {brief ? ticket : sentence}
    </span>
  ));
  if (brief) return <span className={styles.brief}>{words}</span>;
  return (
    <p className={styles.phase} data-notice={promotion.authorisation.placeholder && 'draw'}>
      {words}
      {first && <span data-when="ended">{notices.draw.ended}</span>}
    </p>
  );
}
