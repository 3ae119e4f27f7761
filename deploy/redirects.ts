import { routes } from '../src/routes.ts';

/** Addresses that people and programs guess, and the page's own. A page that moves leaves its old address here. */
export const otherNames: Record<string, string> = {
  // As the word is written in Portugal.
  '/casinos-online': routes.casinos,
  '/feed': '/artigos.atom',
};

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
