import { assetHeaders, assets, pageHeaders, pageShapes } from '../folders.ts';
import type { OldAddresses } from '../redirects.ts';
import { lines } from './lines.ts';

/** Cloudflare Pages reads no further than this in a line. */
const longestLine = 2000;

/**
 * `_headers`, which Cloudflare Pages and Netlify share. Both join a header that two matching rules set (a joined policy
 * is an intersection, a joined CORP is void), and only one of them can take one back: so whatever the path, a header
 * comes from one rule at most.
 * @throws when a line is too long.
 */
export function headersFile(headers: Record<string, string>): string {
  // Pages are asked for anew on these hosts, whatever we say.
  const { 'Cache-Control': _, ...ofPages } = pageHeaders;
  const rules: Record<string, Record<string, string>> = {
    '/*': headers,
    ...Object.fromEntries(pageShapes.map((shape) => [shape, ofPages])),
    [`${assets}*`]: assetHeaders,
  };
  const text = `${lines(rules, (path, values) => `${path}\n${lines(values, (name, value) => `  ${name}: ${value}`)}`)}\n`;
  const tooLong = text.split('\n').find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers: Cloudflare Pages ignores a line of more than ${longestLine} characters, and this one has ${tooLong.length}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return text;
}

/** `_redirects`. Slashes, `.html` and `index` are not here: these hosts see to them, and fall into loops when told to. */
export const redirectsFile = ({ moved }: OldAddresses): string => `${lines(moved, (from, to) => `${from} ${to} 301`)}\n`;
