import { filesBelow } from '../paths.ts';
import { isHidden } from './hidden.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

export type SiteFile = {
  /** Below the site's folder, with a slash before it. */
  file: string;
  /** Smallest first. */
  encodings: Encoding[];
};

/** From every address of the site to its file. What it does not hold cannot be asked for, whatever the path. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  const files = filesBelow(folder).map((name) => `/${name}`);
  const all = new Set(files);
  const encodingsOf = (file: string) => (['br', 'gzip'] as const).filter((encoding) => all.has(encodedFile(file, encoding)));
  return new Map(files.filter((file) => !isHidden(file)).map((file) => [addressOf(file), { file, encodings: encodingsOf(file) }]));
}

export const encodedFile = (file: string, encoding: Encoding) => file + suffixes[encoding];

const addressOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));
