import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../write-whole';
import { DeskError } from './desk-error';

/** So many versions of each file are kept: years of weekly work. */
const keptOfEach = 200;

/** When the version was replaced, as the name of its file: `2026-11-22T03.50.49.123Z`. */
const versionName = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}Z(-\d+)?$/;

/** What each file said before each change made at the desk, in a folder beside content/ that is never published. */
export function history(folder: string) {
  const home = (path: string) => join(folder, path);
  const names = (path: string): string[] =>
    existsSync(home(path))
      ? readdirSync(home(path))
          .filter((name) => versionName.test(name))
          .sort()
      : [];
  return {
    keep(path: string, content: string | Uint8Array): void {
      const now = new Date().toISOString().replaceAll(':', '.');
      const taken = names(path).filter((name) => name.startsWith(now)).length;
      writeWhole(join(home(path), taken ? `${now}-${taken}` : now), content);
      for (const old of names(path).slice(0, -keptOfEach)) rmSync(join(home(path), old));
    },
    /** A file that gets another name takes its versions along. */
    move(from: string, to: string): void {
      if (names(to).length === 0) cpSync(home(from), home(to), { recursive: true });
      rmSync(home(from), { recursive: true, force: true });
    },
    /** Newest first. */
    versions: (path: string) =>
      names(path)
        .map((id) => ({ id, replacedAt: id.slice(0, 24).replace(/T(\d\d)\.(\d\d)\./, 'T$1:$2:') }))
        .reverse(),
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
