import { folders, pageHeaders, pageShapes } from '../folders.ts';
import { otherNames } from '../redirects.ts';

/** Cloudflare Pages reads no further than this in a line. */
const longestLine = 2000;

/**
 * `_headers`, which Cloudflare Pages and Netlify share. Both join a header that two matching rules set (a joined policy
 * is an intersection, a joined CORP is void), and only one of them can take one back: so whatever the path, a header
 * comes from one rule at most.
 * @throws when a line is too long.
 */
export function headersFile(headers: Record<string, string>): string {
  const caching = { '/assets/*': { 'Cache-Control': folders['/assets/']?.['Cache-Control'] ?? '' } };
  // `:file` stands for one segment: unlike `/assets/*`, it does not reach into the folders below.
  const sharing = [
    ...pageShapes.map((shape) => [shape, pageHeaders] as const),
    ...Object.entries(folders).map(([folder, value]) => [`${folder}:file`, value] as const),
  ];
  const rules: [string, Record<string, string>][] = [
    ['/*', headers],
    ...Object.entries(caching),
    ...sharing.map(([path, value]): [string, Record<string, string>] => [path, { 'Cross-Origin-Resource-Policy': value['Cross-Origin-Resource-Policy'] }]),
  ];
  const lines = rules.flatMap(([path, values]) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers: Cloudflare Pages ignores a line of more than ${longestLine} characters, and this one has ${tooLong.length}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** `_redirects`. Slashes, `.html` and `index` are not here: these hosts see to them, and fall into loops when told to. */
export const redirectsFile = (): string =>
  `${Object.entries(otherNames)
    .map(([from, to]) => `${from} ${to} 301`)
    .join('\n')}\n`;
