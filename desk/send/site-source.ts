import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../paths';

type Known = { hash: string; size: number };

/** A site as it is to be on its host: what each file is, and its bytes when they are needed. */
export type Source = { files: Map<string, Known>; read(path: string): Uint8Array };

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const known = (bytes: Uint8Array): Known => ({ hash: hashOf(bytes), size: bytes.length });

export function folderSource(folder: string): Source {
  const read = (path: string) => readFileSync(join(folder, path));
  return { files: new Map(filesBelow(folder).map((path) => [path, known(read(path))])), read };
}

export function filesSource(files: Record<string, Uint8Array>): Source {
  const read = (path: string) => files[path] ?? new Uint8Array();
  return { files: new Map(Object.entries(files).map(([path, bytes]) => [path, known(bytes)])), read };
}

/** The same, but for one file. */
export function withFile({ files, read }: Source, path: string, bytes: Uint8Array | undefined): Source {
  const others = [...files].filter(([name]) => name !== path);
  return { files: new Map(bytes ? [...others, [path, known(bytes)]] : others), read: (name) => (name === path && bytes ? bytes : read(name)) };
}
