import { Island } from '../islands/Island';
import styles from '../overlays/toast/Toast.module.css';
import { Toaster } from '../overlays/toast/Toaster';

/**
 * Where toasts appear. The live region stands in the page from the start, because screen readers do not
 * announce one that arrives together with its words; it also shows those words when the toaster cannot load.
 */
export function ToastArea() {
  return (
    <>
      <div role="status" data-toast-words className={styles.words} />
      <Island name="toaster" component={Toaster} props={{}} />
    </>
  );
}
