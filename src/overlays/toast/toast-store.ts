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
  current = { ...words, id, duration, dismiss: () => dismissToast(id) };
  announceChange();
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: spoken(words) }));
  return current;
}

/** The toast for what does not exist yet. @param elapsed ms for which its words have been shown already. */
export function showPending(elapsed: number): void {
  if (elapsed < defaultDuration) showToast({ ...pendingFeature, duration: defaultDuration - elapsed });
}

/** Changes the words or the duration of the toast `id` while it is visible. */
export function updateToast(id: number, changes: Partial<NewToast>): void {
  if (current?.id !== id) return;
  current = { ...current, ...changes };
  announceChange();
}

/** Takes the toast `id` away; a newer one stays. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  announceChange();
}

export const currentToast = (): Toast | null => current;

/** For useSyncExternalStore. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announceChange() {
  for (const listener of listeners) listener();
}
