import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSwipe } from './swipe';
import styles from './Toast.module.css';
import { currentToast, dismissToast, subscribe, type ToastState } from './toast-store';

/**
 * The one toast and its viewport, which F8 focuses. Each toast has a provider of its own: a provider that was paused when
 * its toast was closed by hand never starts the next one's time (radix-ui/primitives#2233, #2461).
 */
export function Toaster({ place }: { place: HTMLElement }) {
  const toast = useSyncExternalStore(subscribe, currentToast);
  // Radix announces the words a second time: given an element outside the page, nobody hears that.
  const [silence] = useState(() => document.createElement('div'));
  const giveFocusBack = useFocusBefore(place);
  usePauseWhileHidden();
  return (
    <Radix.Provider key={toast?.id} label="Notificação" announcerContainer={silence}>
      {toast && <Toast toast={toast} onClose={giveFocusBack} />}
      <Radix.Viewport className={styles.viewport} label="Notificações ({hotkey})" />
    </Radix.Provider>
  );
}

/** Its texts have keys, so that React replaces text nodes which a translator has changed and never patches them. */
function Toast({ toast: { id, open, title, description, duration }, onClose }: { toast: ToastState; onClose: () => void }) {
  const close = () => {
    dismissToast(id);
    onClose();
  };
  return (
    <Radix.Root
      className={styles.toast}
      open={open}
      duration={duration}
      onOpenChange={close}
      // A click or tap must not focus the toast: Radix holds a focused toast for ever.
      onMouseDown={(event) => event.preventDefault()}
      {...useSwipe()}
    >
      <div className={styles.words}>
        <Radix.Title key={title} className={styles.title}>
          {title}
        </Radix.Title>
        <Radix.Description key={description} className={styles.description}>
          {description}
        </Radix.Description>
      </div>
      {/* Radix ignores the first press after a swipe that was cancelled; this one hears it. */}
      <Radix.Close className={styles.close} aria-label="Fechar" onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
      </Radix.Close>
    </Radix.Root>
  );
}

/** @returns a function that gives the focus back to the element that had it before the toast. */
function useFocusBefore(place: HTMLElement) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!place.contains(relatedTarget as Node | null)) before.current = relatedTarget as HTMLElement | null;
    };
    place.addEventListener('focusin', remember);
    return () => place.removeEventListener('focusin', remember);
  }, [place]);
  return () => {
    if (place.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  };
}

/** Radix pauses a toast when the window loses the focus; a window that is hidden may have lost it before the toast came. */
function usePauseWhileHidden() {
  useEffect(() => {
    const tell = () => window.dispatchEvent(new Event(document.hidden ? 'blur' : 'focus'));
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
}
