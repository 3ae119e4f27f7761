import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** In one step, and on the disk before anyone is told: the old text is there, or the new one. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const next = `${file}.${randomUUID()}.novo`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    const descriptor = openSync(next, 'wx');
    try {
      writeFileSync(descriptor, bytes);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/** The name that a file written by `writeWhole` has in the end. */
export const finalName = (file: string) => file.replace(/\.[\w-]+\.novo$/, '');

/** What a save that was killed left behind. */
export function removeUnfinished(root: string): void {
  if (!existsSync(root)) return;
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) if (name.endsWith('.novo')) rmSync(join(root, name), { force: true });
}
