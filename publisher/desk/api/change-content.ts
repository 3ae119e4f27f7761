import { cpSync, existsSync, lstatSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadContent } from '../../../src/model/load-content';
import { picturesFolder } from '../../../src/model/pictures';
import { ContentError, type Problem } from '../../../src/model/problem';
import { articleFile } from '../../schema/content-schemas';
import { changesBetween } from './changes-between';
import { type ContentStore, contentStore } from './content-store';
import { DeskError } from './desk-error';
import { valuesIn } from './entry-text';
import type { History } from './history';
import { placesIn } from './titles';

/**
 * One file of a change. `text` is undefined for a file to be removed. `token` says which version the publisher had in
 * front of them: none for a file that must be new.
 */
export type Change = { path: string; text: string | undefined; token: string | undefined };

/**
 * Makes all changes, or none. They are tried on a copy of the content first, and refused if they bring a new problem.
 * They are made in the order given: whoever ends the program in the middle must leave content that can be built.
 * @throws {DeskError} with status 409 when a file is no longer what it was: its token, what `text` would change in it, and the values to do so.
 * @throws as refuseProblems does.
 */
export function changeContent(store: ContentStore, past: History, changes: Change[]): void {
  for (const change of changes) refuseStale(store, change);
  refuseProblems(store, changes);
  for (const change of changes) refuseStale(store, change);
  for (const { path } of changes) {
    const before = store.read(path);
    if (before) past.keep(path, before.text);
  }
  const undone: (() => void)[] = [];
  try {
    for (const { path, text } of changes) {
      const before = store.read(path);
      make(store, { path, text });
      undone.unshift(() => make(store, { path, text: before?.text }));
    }
  } catch (error) {
    for (const undo of undone) undo();
    throw error;
  }
}

function make(store: ContentStore, { path, text }: Pick<Change, 'path' | 'text'>): void {
  if (text !== undefined) store.write(path, text);
  else if (store.read(path)) store.remove(path);
}

function refuseStale(store: ContentStore, { path, text, token }: Change): void {
  const onDisk = store.read(path);
  if (onDisk?.token === token || onDisk?.text === text) return;
  throw new DeskError(
    onDisk
      ? `O mesmo texto mudou no disco depois de o abrir, noutro separador, noutra mesa ou à mão (content/${path}). Nada foi guardado: escolha entre as duas versões.`
      : `content/${path} foi apagado depois de o abrir. Nada foi guardado.`,
    409,
    text === undefined ? {} : { token: onDisk?.token, yours: valuesIn(path, text), changes: changesBetween(path, onDisk?.text ?? '', text) },
  );
}

/** @throws {ContentError} with the problems that the changes would add to those of today; if the changed files have any, with theirs alone. */
export function refuseProblems(store: ContentStore, changes: Pick<Change, 'path' | 'text'>[]): void {
  const after = onCopy(store.root, (trial) => {
    for (const change of changes) make(contentStore(trial), change);
    return problemsAt(trial);
  });
  if (after.length === 0) return;
  // What was wrong before must not keep the publisher from mending something else.
  const before = problemsAt(store.root);
  const brought = after.filter((problem) => !before.some((known) => isSame(known, problem)));
  // A wrong date leaves its {{names}} unfilled everywhere: only the date is worth telling.
  const here = brought.filter(({ file }) => changes.some(({ path }) => path === file));
  if (brought.length > 0) throw new ContentError(here.length > 0 ? here : brought);
}

function onCopy<T>(root: string, work: (copy: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'mesa-'));
  try {
    copyTexts(root, copy);
    return work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies texts only, and the files themselves where there are links: what is tried must reach no file outside the copy. Pictures are only read. */
export function copyTexts(root: string, copy: string): void {
  cpSync(root, copy, { recursive: true, dereference: true, filter: isFolderOrText });
  symlinkSync(join(root, picturesFolder), join(copy, picturesFolder), 'junction');
}

const isFolderOrText = (source: string) =>
  existsSync(source) && basename(source) !== picturesFolder && (statSync(source).isDirectory() || (lstatSync(source).isFile() && /\.(md|yaml)$/.test(source)));

export function problemsAt(root: string): Problem[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    return [
      {
        file: '',
        what: `o conteúdo não se deixa ler (${(error as Error).message}).`,
        why: 'o site não pode ser feito.',
        mend: 'desfaça a última mudança feita à mão.',
      },
    ];
  }
}

/** With the names of their places. What an article has wrong in no field of its own is in its text. */
export function withPlaces(store: ContentStore, problems: Problem[]) {
  const placeOf = placesIn(store);
  return problems.map((problem) => {
    const field = problem.field ?? (articleFile.test(problem.file) ? 'body' : undefined);
    return { ...problem, field, place: placeOf(problem.file, field) };
  });
}

const isSame = (a: Problem, b: Problem) => a.file === b.file && a.field === b.field && a.what === b.what;
