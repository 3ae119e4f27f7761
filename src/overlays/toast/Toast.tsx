import { Icon } from '../../art/Icon';
import styles from './Toast.module.css';

/**
 * The one toast, empty and hidden in every page: src/browser/toast.ts fills it in. What screen readers announce stands there
 * from the start, because they do not announce a live region that arrives together with its words.
 */
export const Toast = () => (
  <>
    <div role="status" data-toast-words className="visually-hidden" />
    <section data-toast hidden tabIndex={-1} aria-label="Notificações (F8)" className={`screen-only ${styles.toast}`}>
      <div className={styles.text}>
        <div data-words className={styles.title} />
        <div data-words className={styles.description} />
      </div>
      <button type="button" className={styles.close} aria-label="Fechar a notificação">
        <Icon name="close" />
      </button>
    </section>
  </>
);
