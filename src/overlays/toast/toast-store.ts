import { defaultDuration } from './messages';

export type Toast = {
  id: number;
  title: string;
  description: string;
  /** In ms; `Infinity` stays until it is dismissed. */
  duration: number;
  dismiss: () => void;
};

type NewToast = Pick<Toast, 'title' | 'description'> & { duration?: number };

/** On document, with the toast, when one appears: what draws toasts may not be there yet. */
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
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: toast }));
  return toast;
}

/** Changes the words or the duration of the toast `id` while it is visible. The specification asks for it (§4); no page does yet. */
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
