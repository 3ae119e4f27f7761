import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../art/Icon';
import { closeLabel, spoken } from './messages';
import styles from './Toast.module.css';
import { currentToast, subscribeToToasts, type Toast } from './toast-store';

/**
 * Draws the one toast of the store. Until the first one it draws nothing: an empty viewport would be a place
 * to which F8 moves the focus for nothing (shadcn-ui#6370), and would bring an inline style into the HTML.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const last = useLastToast(toast);
  const focusedBefore = useFocusOutside();
  useAnnouncement(toast);
  if (!last) return null;

  // Closing by hand leaves the focus on the viewport, which pauses every later toast (radix-ui/primitives#2233).
  const close = () => {
    (focusedBefore.current?.isConnected ? focusedBefore.current : document.querySelector<HTMLElement>('h1'))?.focus();
    last.dismiss();
  };

  return (
    <RadixToast.Provider label="Notificação" swipeDirection="right" swipeThreshold={50}>
      <RadixToast.Root
        key={last.id}
        className={styles.toast}
        open={toast !== null}
        duration={last.duration}
        onOpenChange={(open) => (open ? undefined : document.activeElement?.closest(`.${styles.viewport}`) ? close() : last.dismiss())}
      >
        {/* Our own live region speaks (see Frame.tsx): excluded here, or it would be heard twice. */}
        <div className={styles.text} data-radix-toast-announce-exclude="">
          <RadixToast.Title className={styles.title}>{last.title}</RadixToast.Title>
          <RadixToast.Description className={styles.description}>{last.description}</RadixToast.Description>
        </div>
        <div data-radix-toast-announce-exclude="">
          <RadixToast.Close className={styles.close} aria-label={closeLabel}>
            <Icon name="close" size="1.5rem" />
          </RadixToast.Close>
        </div>
      </RadixToast.Root>
      <RadixToast.Viewport className={`screen-only ${styles.viewport}`} hotkey={toast ? ['F8'] : []} label="Notificações ({hotkey})" />
    </RadixToast.Provider>
  );
}

/** The toast, or the one that is on its way out. */
function useLastToast(toast: Toast | null): Toast | null {
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  return toast ?? last;
}

/** The element outside the toast that had the focus most recently. */
function useFocusOutside() {
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (target instanceof HTMLElement && !target.closest(`.${styles.viewport}`)) element.current = target;
    };
    if (document.activeElement !== document.body) onFocus({ target: document.activeElement });
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return element;
}

/** Says the toast, and takes the place of the plain one, whose words have been said. */
function useAnnouncement(toast: Toast | null) {
  useLayoutEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-toast-words]');
    const plain = document.querySelector<HTMLElement>('[data-plain-toast]');
    // While it is being hydrated it has no toast yet.
    if (!region || !plain || (!toast && !plain.hidden)) return;
    const words = toast ? spoken(toast) : '';
    const said = !plain.hidden && region.textContent === words;
    if (!said) region.textContent = words;
    // In the same place and the same look: it does not come in a second time.
    plain.toggleAttribute('data-taken-over', said);
    if (plain.contains(document.activeElement)) requestAnimationFrame(() => document.querySelector<HTMLElement>(`li .${styles.close}`)?.focus());
    plain.hidden = true;
  }, [toast]);
}
