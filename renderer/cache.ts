import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfAll, sha256 } from './hash.ts';

/** Gives what a build before made of the same `inputs`; else makes it and keeps it. */
export type Cache = (inputs: (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/**
 * Pictures that take long to make, each by the hash of all that it is made of and of its own bytes: a file that was cut
 * short or changed has another name than it should, and is made again. Safe to delete.
 */
export function openCache(folder: string): { cache: Cache; dropUnused: () => void } {
  mkdirSync(folder, { recursive: true });
  const kept = new Map(readdirSync(folder).map((name) => [name.split('.')[0], name]));
  const used = new Set<string>();

  async function cache(inputs: Parameters<Cache>[0], make: Parameters<Cache>[1]): Promise<Uint8Array> {
    const key = hashOfAll(inputs);
    const nameOf = (content: Uint8Array) => `${key}.${sha256(content)}`;
    const known = kept.get(key);
    const before = known && contentOf(join(folder, known));
    const content = before && nameOf(before) === known ? before : await make();
    if (content !== before) writeFileSync(join(folder, nameOf(content)), content);
    used.add(nameOf(content));
    return content;
  }

  function dropUnused() {
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { recursive: true });
  }

  return { cache, dropUnused };
}

function contentOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
