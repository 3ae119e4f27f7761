/** Addresses that are no page's own: where each leads, and those of pages that nothing replaces (410, where a host can say so). */
export type OldAddresses = { moved: Record<string, string>; gone: string[] };

/** @param redirects what content/redirects.yaml says. */
export const oldAddresses = (redirects: { from: string; to?: string | undefined }[]): OldAddresses => ({
  moved: Object.fromEntries(redirects.flatMap(({ from, to }) => (to ? [[from, to]] : []))),
  gone: redirects.flatMap(({ from, to }) => (to ? [] : [from])),
});

/** `to` with the query of the request, which comes before a #fragment. */
export const withQuery = (to: string, query: string): string => to.replace(/(?=#)|$/, () => query);

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
export function redirectFor(path: string, { moved }: OldAddresses): string | undefined {
  return moved[path] ?? expressions.map((expression) => expression.exec(path)?.[1]).find((own) => own !== undefined);
}
