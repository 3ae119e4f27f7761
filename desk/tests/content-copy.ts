import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../paths';
import { writeInvented } from '../../tests/invented-content';

const folder = join(projectRoot, 'build/desk-content');

/** What the desk's browser tests may change. */
export const contentCopy = join(folder, 'content');
export const zipCopy = join(folder, 'dist.zip');

/** For programs that are to work on the copy. */
export const copyFolders = { CONTENT_FOLDER: contentCopy, ZIP_FILE: zipCopy, DIST_FOLDER: join(folder, 'dist'), BUILD_FOLDER: join(folder, 'build') };

/** The tests' own content; what is published, for the pictures of the guide. The desk may still be drawing what the last test left. */
export function copyContent(): void {
  for (const part of [contentCopy, join(folder, '.history')]) rmSync(part, { recursive: true, force: true, maxRetries: 9 });
  if (process.env.PICTURES) cpSync(join(projectRoot, 'content'), contentCopy, { recursive: true });
  else writeInvented(contentCopy);
}
