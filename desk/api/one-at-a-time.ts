import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeskError } from './desk-error';

/** In milliseconds: several times the slowest save; and how long another desk waits for it. */
const longest = 120_000;
const patience = 20_000;

const never = new Int32Array(new SharedArrayBuffer(4));

/**
 * Does `work` while no other desk does any with the same `folder`: a file there says who works.
 * @throws {DeskError} when another one does not finish.
 */
export function oneAtATime<Result>(folder: string, work: () => Result): Result {
  const file = join(folder, 'a-guardar');
  const mine = `${process.pid} ${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  for (const start = Date.now(); !taken(file, mine); Atomics.wait(never, 0, 0, 10)) if (Date.now() > start + patience) throw busy();
  try {
    return work();
  } finally {
    if (wordsOf(file) === mine) rmSync(file);
  }
}

const busy = () => new DeskError('Outra mesa, aberta neste computador, está a guardar há muito tempo. Nada foi guardado: espere um pouco e repita.', 409);

function taken(file: string, mine: string): boolean {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const theirs = wordsOf(file);
  if (theirs !== undefined && isLeftBehind(file, theirs)) clear(file, theirs);
  return false;
}

/** By a desk that was killed. */
function isLeftBehind(file: string, theirs: string): boolean {
  const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() > mtimeMs + longest || !isAlive(Number.parseInt(theirs, 10));
}

/** Of several that find it, one alone can rename it; what that one then holds may be the file of a desk that was faster, and goes back. */
function clear(file: string, theirs: string): void {
  const aside = `${file}.${randomUUID()}.novo`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (wordsOf(aside) === theirs) rmSync(aside);
  else renameSync(aside, file);
}

function wordsOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  // A file that is being written has no number yet.
  if (Number.isNaN(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
