import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../build/desk-content/', import.meta.url));

/** What the desk's browser tests may change. */
export const contentCopy = `${folder}content`;
export const zipCopy = `${folder}dist.zip`;

/** For programs that are to work on the copy. */
export const copyFolders = { CONTENT_FOLDER: contentCopy, ZIP_FILE: zipCopy, DIST_FOLDER: `${folder}dist`, BUILD_FOLDER: `${folder}build` };

export function copyContent(): void {
  for (const part of [contentCopy, `${folder}.history`]) rmSync(part, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL('../../../content', import.meta.url)), contentCopy, { recursive: true });
}
