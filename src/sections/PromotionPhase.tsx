import { type Phase, type Promotion, phases } from '../model/promotion';
import styles from './PromotionPhase.module.css';

/** Where the promotion stands. All four sentences are in the page; the inline script knows which one is true. */
export function PromotionPhase({ labels }: { labels: Promotion['phaseLabels'] }) {
  return (
    <p className={styles.phase}>
      {phases.map((phase: Phase) => (
        <span key={phase} data-when={phase}>
          {labels[phase]}
        </span>
      ))}
    </p>
  );
}
