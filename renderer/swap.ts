import { existsSync, renameSync, rmSync } from 'node:fs';

/** What is made beside `target` and takes its place. */
export const next = (target: string) => `${target}.next`;
const previous = (target: string) => `${target}.previous`;

/** Whether a swap that did not come to its end has left `target` aside. */
export const isAside = (target: string) => existsSync(previous(target));

/**
 * Cleans what a build that was killed left beside `targets`. If it died in the middle of a swap, they are put back first;
 * the last one is the sign: while it still waits beside its place, nothing was published.
 */
export function recover(targets: string[]): void {
  if (existsSync(next(targets.at(-1) ?? ''))) putBack(targets);
  for (const target of targets) for (const left of [next(target), previous(target)]) rmSync(left, { recursive: true, force: true });
}

/**
 * Puts what was made beside each of `targets` in its place, in this order, the one that visitors see last. Between two
 * renames it is not there. When one fails, all are as they were.
 */
export function swapIn(targets: string[]): void {
  try {
    for (const target of targets) {
      if (existsSync(target)) renameSync(target, previous(target));
      renameSync(next(target), target);
    }
  } catch (error) {
    putBack(targets);
    throw error;
  }
  // It is published, whatever becomes of what was there before: the next build cleans it.
  try {
    recover(targets);
  } catch {}
}

function putBack(targets: string[]): void {
  for (const target of targets.filter(isAside)) {
    rmSync(target, { recursive: true, force: true });
    renameSync(previous(target), target);
  }
}
