import { cpSync, existsSync, readdirSync, rmSync, type Stats, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadContent } from '../../rules/rulebook';
import type { Content } from '../../src/model/content';
import { ContentError, type Finding, type Found } from '../../src/model/finding';
import { picturesFolder } from '../../src/model/reading/pictures';
import { type ContentStore, contentStore } from './content-store';

/** What a file is to say; `text` is undefined for one to be removed. */
export type Tried = { path: string; text: string | undefined };

/**
 * Tries the changes on a copy of the content, in the folder `trial`.
 * @throws {ContentError} with the problems that the changes would add to those of today; if the changed files have any, with theirs alone.
 */
export function refuseProblems(store: ContentStore, trial: string, changes: Tried[]): void {
  const after = problemsAfter(store, trial, changes);
  if (after.length === 0) return;
  // What was wrong before must not keep the publisher from mending something else.
  const before = problemsAt(store.root);
  const brought = after.filter((problem) => !before.some((known) => isSame(known, problem)));
  // A wrong date leaves its {{names}} unfilled everywhere: only the date is worth telling.
  const here = brought.filter(({ file }) => changes.some(({ path }) => path === file));
  if (brought.length > 0) throw new ContentError(here.length > 0 ? here : brought);
}

const problemsAfter = (store: ContentStore, trial: string, changes: Tried[]) => tried(store, trial, changes, () => problemsAt(trial));

/** What would go public with the changes. @throws {ContentError} when it cannot be built. */
export const contentWith = (store: ContentStore, trial: string, changes: Tried[]): Content => tried(store, trial, changes, () => loadContent(trial));

function tried<Result>(store: ContentStore, trial: string, changes: Tried[], look: () => Result): Result {
  copyTexts(store.root, trial);
  try {
    for (const change of changes) make(contentStore(trial), change);
    return look();
  } finally {
    for (const { path } of changes) rmSync(join(trial, path), { force: true });
  }
}

export function make(store: ContentStore, { path, text }: Tried): void {
  if (text !== undefined) store.write(path, text);
  else if (store.read(path)) store.remove(path);
}

export function problemsAt(root: string): Finding[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    return [
      {
        rule: 'shape',
        severity: 'refuse',
        file: '',
        what: `o conteúdo não se deixa ler (${(error as Error).message}).`,
        why: 'o site não pode ser feito.',
        mend: 'desfaça a última mudança feita à mão.',
      },
    ];
  }
}

const isSame = (a: Found, b: Found) => a.file === b.file && a.field === b.field && a.what === b.what;

/**
 * Brings `copy` up to date with the texts of `root`. What did not change stays, so that what was read of it is still known.
 * Links become the files themselves: what is tried must reach no file outside the copy. Pictures are only read.
 */
export function copyTexts(root: string, copy: string): void {
  cpSync(root, copy, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    filter: (source, target) => {
      const stats = statSync(source, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return basename(source) !== picturesFolder;
      return stats?.isFile() === true && /\.(md|yaml)$/.test(source) && !isSameFile(stats, statSync(target, { throwIfNoEntry: false }));
    },
  });
  const pictures = join(copy, picturesFolder);
  rmSync(pictures, gone);
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) if (!existsSync(join(root, name))) rmSync(join(copy, name), gone);
  symlinkSync(join(root, picturesFolder), pictures, 'junction');
}

const gone = { recursive: true, force: true };

/** A copy has the time of what it was made from, to the millisecond. */
const isSameFile = (one: Stats, other: Stats | undefined) => one.size === other?.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
