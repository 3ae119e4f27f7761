import { Icon } from '../../art/Icon';
import { closeLabel } from './messages';
import styles from './Toast.module.css';

/** The toast until the toaster's file has come: the loader fills it in (src/browser/plain-toast.ts). */
export const PlainToast = () => (
  <div data-plain-toast hidden className={`screen-only ${styles.viewport}`}>
    <div className={styles.toast}>
      <div className={styles.text}>
        <div data-words className={styles.title} />
        <div data-words className={styles.description} />
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel}>
        <Icon name="close" size="1.5rem" />
      </button>
    </div>
  </div>
);
