import type { Content } from '../model/load-content';
import { drawStates } from '../model/notices';
import { phases } from '../model/promotion';
import styles from './PromotionPhase.module.css';

type Props = Pick<Content, 'notices' | 'promotion'> & {
  /** In a few words, as a part of the ticket. */
  brief?: boolean;
};

/** Where the draw stands. The words of all four phases are in the page; the inline script knows which are true. */
export function PromotionPhase({ notices, promotion, brief }: Props) {
  const states = drawStates(notices, promotion);
  const words = phases.map((phase) => (
    <span key={phase} data-when={phase}>
      {brief ? states[phase].ticket : states[phase].sentence}
    </span>
  ));
  if (brief) return <span className={styles.brief}>{words}</span>;
  return (
    <p className={styles.phase} data-notice={promotion.authorisation.placeholder && 'draw'}>
      {words}
    </p>
  );
}
