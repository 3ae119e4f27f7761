import { pendingFeature, spoken } from './messages';

export type Toast = {
  id: number;
  title: string;
  description: string;
  /** In ms; `Infinity` stays until it is dismissed. */
  duration: number;
  dismiss: () => void;
};

type NewToast = Pick<Toast, 'title' | 'description'> & { duration?: number };

/** The specification's default, in ms. */
export const defaultDuration = 5000;

/** On document, with the words, when a toast appears: what draws toasts may not be there yet. */
export const toastEvent = 'toast';

// One nullable value: two toasts at a time cannot be expressed.
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the visible one, if any; returns it. */
export function showToast({ duration = defaultDuration, ...words }: NewToast): Toast {
  const id = ++lastId;
  // A newer one stays.
  const toast = { ...words, id, duration, dismiss: () => (current?.id === id ? set(null) : undefined) };
  set(toast);
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: spoken(words) }));
  return toast;
}

/** The toast for what does not exist yet. @param elapsed ms for which its words have been shown already. */
export function showPending(elapsed: number): void {
  if (elapsed < defaultDuration) showToast({ ...pendingFeature, duration: defaultDuration - elapsed });
}

/** Changes the words or the duration of the toast `id` while it is visible. */
export function updateToast(id: number, changes: Partial<NewToast>): void {
  if (current?.id === id) set({ ...current, ...changes });
}

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

export const currentToast = (): Toast | null => current;

/** For useSyncExternalStore. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
