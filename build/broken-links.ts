/**
 * Links of the site to pages or parts of pages that do not exist.
 * @param pages HTML by address.
 * @returns a sentence each, in Portuguese.
 */
export function brokenLinks(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([address, html]) =>
    [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)?(#[^"]*)?"/g)]
      .filter(([, path, anchor]) => {
        const target = path ? pages.get(path) : html;
        return target === undefined || (anchor && !target.includes(` id="${anchor.slice(1)}"`));
      })
      .map(([, path = '', anchor = '']) => `Em ${address} há uma ligação para «${path}${anchor}», que não existe. Corrija-a no texto dessa página.`),
  );
}
