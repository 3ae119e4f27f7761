import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfAll } from './hash.ts';

/** Gives what was made before of the same `inputs`; else makes it and keeps it, unless it is `undefined`. */
export type Cache = <Made extends string | Uint8Array | undefined>(inputs: (string | Uint8Array)[], suffix: string, make: () => Made) => Made | Uint8Array;

/**
 * What builds made, by the hash of all that it was made of. Each build collects what it uses in `fresh`, which takes the
 * place of `folder` when the build is good: nothing grows for ever, and nothing half written is found. Safe to delete.
 */
export function openCache(folder: string, fresh: string): Cache {
  return (inputs, suffix, make) => {
    const name = hashOfAll(inputs) + suffix;
    const kept = join(fresh, name);
    try {
      // Only what a build before has finished can be linked; where a file system has no hard links, every build starts afresh.
      linkSync(join(folder, name), kept);
      return readFileSync(kept);
    } catch {
      const made = make();
      if (made !== undefined) keep(kept, made);
      return made;
    }
  };
}

/** Another thread may be writing the same. */
function keep(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
