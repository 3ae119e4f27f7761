import type { Answer } from '../api/actions';

/** What is in a form, the name above it, and what it was when it was last saved. */
export type Written = { state: { values: Answer<'open'>['values']; text: string }; heading: string; saved: { words: string; token: string | undefined } };

/** What a tab that is gone had not saved of a file; `articles/novo` for an article that had no file yet. */
export type Copy = Written & { key: string; path: string; at: number };

/** This tab of the browser, among others. */
export const tab = Date.now();

/** Held while the tab is open, however it ends: other tabs then know whose copies are left over. */
const lockOf = (tab: string | number) => `mesa-${tab}`;
void navigator.locks.request(lockOf(tab), () => new Promise(() => {}));

const keyOf = (path: string) => `mesa ${tab} ${path}`;
const copyKey = /^mesa (\d+) (.+)$/;

/** Beside the form, in this browser, until it is saved or left. */
export function keepCopy(path: string, written: Written): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify({ ...written, at: Date.now() }));
  } catch {
    // No room: the copy of the last time is better than none.
  }
}

export const dropCopy = (path: string) => localStorage.removeItem(keyOf(path));
export const discard = ({ key }: Copy) => localStorage.removeItem(key);

/** What a tab that is gone had not saved, if it is still there. */
export function copyAt(key: string): Copy | undefined {
  const [, , path] = copyKey.exec(key) ?? [];
  const words = localStorage.getItem(key);
  return path && words ? { ...JSON.parse(words), key, path } : undefined;
}

/** Whether what is in some form, in any tab, and is not saved says `words`. */
export const isInUnsaved = (words: string): boolean => Object.keys(localStorage).some((key) => copyKey.test(key) && localStorage.getItem(key)?.includes(words));

/** Newest first. */
export async function leftCopies(): Promise<Copy[]> {
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const left = Object.keys(localStorage).flatMap((key): Copy[] => {
    const [, owner] = copyKey.exec(key) ?? [];
    const copy = owner && !open.has(lockOf(owner)) && copyAt(key);
    return copy ? [copy] : [];
  });
  return left.sort((a, b) => b.at - a.at);
}
