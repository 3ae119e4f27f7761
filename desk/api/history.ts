import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../write-whole';
import { DeskError } from './desk-error';

/** So many versions of each file are kept: years of weekly work. */
const keptOfEach = 200;

/** When the version was replaced, as the name of its file: `2026-11-22T03.50.49.123Z`. */
const versionName = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}Z(-\d+)?$/;

/** When a file came that was not there: there is nothing to keep. */
const arrivalName = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}Z-novo$/;

/** As the names of versions have it. */
export const momentNow = (): string => new Date().toISOString().replaceAll(':', '.');

/** What each file said before each change made at the desk, in a folder beside content/ that is never published. */
export function history(folder: string) {
  const home = (path: string) => join(folder, path);
  const names = (path: string, pattern = versionName): string[] =>
    existsSync(home(path))
      ? readdirSync(home(path))
          .filter((name) => pattern.test(name))
          .sort()
      : [];
  /** A name for a version that `path` has not yet: `moment`, or that with a number behind it. */
  const free = (path: string, moment: string) => {
    for (let number = 0; ; number += 1) {
      const file = join(home(path), number === 0 ? moment : `${moment}-${number}`);
      if (!existsSync(file)) return file;
    }
  };
  const arrivals = (path: string) => names(path, arrivalName);
  const dated = (id: string) => ({ id, replacedAt: id.slice(0, 24).replace(/T(\d\d)\.(\d\d)\./, 'T$1:$2:') });
  return {
    /** @param moment the same for all that one act changes. */
    keep(path: string, content: string | Uint8Array, moment = momentNow()): void {
      writeWhole(free(path, moment), content);
      for (const old of names(path).slice(0, -keptOfEach)) rmSync(join(home(path), old));
    },
    /** The file was not there before: it is new, or came back. */
    arrived: (path: string, moment = momentNow()): void => writeWhole(join(home(path), `${moment}-novo`), ''),
    /** A file that gets another name takes its versions along, and joins those of an older file of that name. Each is renamed: none is ever half there. */
    move(from: string, to: string): void {
      mkdirSync(home(to), { recursive: true });
      for (const name of names(from)) renameSync(join(home(from), name), free(to, name.slice(0, 24)));
      for (const name of arrivals(from)) renameSync(join(home(from), name), join(home(to), name));
      rmSync(home(from), { recursive: true, force: true });
    },
    /** Newest first. */
    versions: (path: string) => names(path).map(dated).reverse(),
    /** Its versions and its arrivals, newest first. */
    events: (path: string) =>
      [...names(path), ...arrivals(path)]
        .sort()
        .reverse()
        .map((id) => ({ ...dated(id), isArrival: arrivalName.test(id) })),
    read(path: string, id: string): Buffer {
      if (!names(path).includes(id)) throw new DeskError('Essa versão já não existe.', 404);
      return readFileSync(join(home(path), id));
    },
    /** The files of a folder of content/ that are gone; `present` are those that are not. */
    removed: (name: 'articles' | 'pictures', present: string[]): string[] => {
      const known = existsSync(home(name)) ? readdirSync(home(name)).map((file) => `${name}/${file}`) : [];
      return known.filter((path) => !present.includes(path) && names(path).length > 0);
    },
  };
}

export type History = ReturnType<typeof history>;
