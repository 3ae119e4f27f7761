import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfAll } from './hash.ts';

/** Gives what a build before made of the same `inputs`; else makes it and keeps it. */
export type Cache = (inputs: (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Pictures that take long to make, each by the hash of all that it is made of. Safe to delete. */
export function openCache(folder: string): { cache: Cache; dropUnused: () => void } {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const used = new Set<string>();

  async function cache(inputs: Parameters<Cache>[0], make: Parameters<Cache>[1]): Promise<Uint8Array> {
    const name = hashOfAll(inputs);
    used.add(name);
    if (kept.has(name)) return readFileSync(join(folder, name));
    const content = await make();
    // A build that is killed leaves no half of it under its name.
    writeFileSync(join(folder, `${name}.new`), content);
    renameSync(join(folder, `${name}.new`), join(folder, name));
    return content;
  }

  function dropUnused() {
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { recursive: true });
  }

  return { cache, dropUnused };
}
