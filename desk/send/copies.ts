import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import type { Desk } from '../api/desk';
import { writeWhole } from '../write-whole';

/** How many sendings can be taken back. */
const most = 10;

/** What a sending found on the host, under a name that says when it began. */
export const copyName = /^[\dTZ-]+\.zip$/;

export const copyFile = ({ stateFolder }: Desk, name: string) => join(stateFolder, 'enviados', name);
export const copyOf = (since: string) => `${since.replaceAll(/[:.]/g, '-')}.zip`;
/** `2026-11-23T08-00-00-000Z.zip` is a moment without what file names may not have. */
export const momentOf = (copy: string) => copy.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z\.zip$/, 'T$1:$2:$3.$4Z');

/** Newest first. */
export function copiesIn(desk: Desk): string[] {
  const folder = copyFile(desk, '');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => copyName.test(name))
    .sort()
    .reverse();
}

export function readCopy(desk: Desk, name: string): Record<string, Uint8Array> | undefined {
  const file = copyFile(desk, name);
  return existsSync(file) ? unzipSync(readFileSync(file)) : undefined;
}

export function writeCopy(desk: Desk, name: string, files: Record<string, Uint8Array>): void {
  writeWhole(copyFile(desk, name), zipSync(files));
  for (const old of copiesIn(desk).slice(most)) rmSync(copyFile(desk, old));
}
