export type ToastOptions = {
  title: string;
  description: string;
  /** In ms, 5,000 by default; `Infinity` never ends (specification §4, §9). */
  duration?: number;
};

export type ToastHandle = { id: number; update: (changes: Partial<ToastOptions>) => void; dismiss: () => void };

/** A closed one is drawn until its animation has ended. */
export type ToastState = Required<ToastOptions> & { id: number; open: boolean };

const defaultDuration = 5000;

let current: ToastState | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** At most one: a new one takes the place of the other, with a time of its own. */
export function createToast({ duration = defaultDuration, ...words }: ToastOptions): ToastHandle {
  lastId += 1;
  const id = lastId;
  set({ ...words, duration, id, open: true });
  return { id, update: (changes) => change(id, changes), dismiss: () => dismissToast(id) };
}

export const dismissToast = (id: number) => change(id, { open: false });

export const currentToast = () => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(id: number, changes: Partial<ToastState>) {
  if (current?.id === id && current.open) set({ ...current, ...changes });
}

function set(toast: ToastState) {
  current = toast;
  for (const listener of listeners) listener();
}
