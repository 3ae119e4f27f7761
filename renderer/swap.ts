import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/**
 * An empty folder beside `target`, to be filled and then swapped with it. What a build that was killed left there is
 * cleaned; if it died in the middle of a swap, `target` is put back first.
 */
export function freshFolder(target: string): string {
  if (!existsSync(target) && existsSync(previous(target))) renameSync(previous(target), target);
  for (const left of [fresh(target), previous(target)]) rmSync(left, { recursive: true, force: true });
  mkdirSync(fresh(target), { recursive: true });
  return fresh(target);
}

/** Puts the fresh folder in the place of `target`, which between two renames is not there; when that fails, `target` is as it was. */
export function swapIn(target: string): void {
  const before = existsSync(target);
  if (before) renameSync(target, previous(target));
  try {
    renameSync(fresh(target), target);
  } catch (error) {
    if (before) renameSync(previous(target), target);
    throw error;
  }
  rmSync(previous(target), { recursive: true, force: true });
}

export const discard = (target: string): void => rmSync(fresh(target), { recursive: true, force: true });

const fresh = (target: string) => `${target}.next`;
const previous = (target: string) => `${target}.previous`;
