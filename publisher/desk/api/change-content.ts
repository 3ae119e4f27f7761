import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../../src/model/load-content';
import { ContentError, type Problem } from '../../../src/model/problem';
import { type ContentStore, contentStore } from './content-store';

/**
 * Tries `change`, to the files at `paths`, on a copy of the content, and makes it only if it brings no new problem.
 * @throws {ContentError} with the problems it would bring.
 */
export function changeContent(store: ContentStore, paths: string[], change: (store: ContentStore) => void): void {
  const before = problemsAt(store.root);
  const trial = mkdtempSync(join(tmpdir(), 'mesa-'));
  try {
    cpSync(store.root, trial, { recursive: true });
    change(contentStore(trial));
    // What was wrong before must not keep the publisher from mending something else.
    const brought = problemsAt(trial).filter((problem) => !before.some((known) => isSame(known, problem)));
    // A wrong date leaves its {{names}} unfilled everywhere: only the date is worth telling.
    const here = brought.filter(({ file }) => paths.includes(file));
    if (brought.length > 0) throw new ContentError(here.length > 0 ? here : brought);
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
  change(store);
}

function problemsAt(root: string): Problem[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const isSame = (a: Problem, b: Problem) => a.file === b.file && a.field === b.field && a.what === b.what;
