import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../paths.ts';
import { routes } from '../src/routes.ts';

const oldAddresses = readOldAddresses(contentFolder);

/** Addresses that people and programs guess, those that pages once had, and the page's own. */
export const otherNames: Record<string, string> = {
  // As the word is written in Portugal.
  '/casinos-online': routes.casinos,
  '/feed': '/artigos.atom',
  ...oldAddresses.moved,
};

/** Pages that nothing replaces: 410, where a host can say so; elsewhere the 404 of any address without a page. */
export const gone: string[] = oldAddresses.gone;

/** What content/redirects.yaml says. The loader has checked it before anything is built. */
export function readOldAddresses(content: string): { moved: Record<string, string>; gone: string[] } {
  const file = join(content, 'redirects.yaml');
  const { redirects = [] }: { redirects?: { from: string; to?: string }[] } = existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {};
  return {
    moved: Object.fromEntries(redirects.flatMap(({ from, to }) => (to ? [[from, to]] : []))),
    gone: redirects.flatMap(({ from, to }) => (to ? [] : [from])),
  };
}

const page = '(?:/[\\w-]+)';

/**
 * One address a page: no slash at its end, no `.html`, no `index`. Regular expressions over the path as it was sent,
 * first match first; the first group is the page's own address. A group can hold nothing but letters, digits, `-`, `_`
 * and single slashes, so that no path (`//host`, `/\host`) can redirect to another site.
 */
export const spellings = [`^(/)index(?:\\.html)?/?$`, `^(${page}+)/index(?:\\.html)?/?$`, `^(${page}+)(?:\\.html/?|/)$`];

/** Before the path, where a request names the whole address (RFC 9112, 3.2.2). */
export const host = '(?:https?://[^/?\\s]*)?';

/** Two slashes side by side in the path of a request, whole address or not. */
export const doubledSlash = '(?:(?:https?:/)?/[^?\\s]*//|//)';

const expressions = spellings.map((spelling) => new RegExp(spelling));

/** @returns the page's own address, when `path` is another way to write it. */
export function redirectFor(path: string): string | undefined {
  return otherNames[path] ?? expressions.map((expression) => expression.exec(path)?.[1]).find((own) => own !== undefined);
}
