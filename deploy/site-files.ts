import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isHidden } from './hidden.ts';

export type Encoding = 'br' | 'gzip';
const suffixes = { br: '.br', gzip: '.gz' } satisfies Record<Encoding, string>;

export type SiteFile = {
  /** Below the site's folder, with a slash before it. */
  file: string;
  /** Smallest first. */
  encodings: Encoding[];
};

/** From every address of the site to its file. What it does not hold cannot be asked for, whatever the path. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
      .filter((file) => !isHidden(file))
      .map((file) => [addressOf(file), { file, encodings: compressedForms(folder, file) }]),
  );
}

export const compressedForms = (folder: string, file: string): Encoding[] =>
  (['br', 'gzip'] as const).filter((encoding) => existsSync(join(folder, encodedFile(file, encoding))));

export const encodedFile = (file: string, encoding: Encoding | 'identity') => (encoding === 'identity' ? file : file + suffixes[encoding]);

const addressOf = (file: string) => (file === '/index.html' ? '/' : extname(file) === '.html' ? file.slice(0, -'.html'.length) : file);
