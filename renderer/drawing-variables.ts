/** From a drawing's name to its address. */
export type DrawingUrls = Map<string, string>;

/** `css`, preceded by the `--drawing-<name>` that it uses and no others: a page should not carry what it does not show. */
export function withDrawings(css: string, urls: DrawingUrls): string {
  const used = [...urls].filter(([name]) => css.includes(`var(--drawing-${name})`));
  return used.length === 0 ? css : `:root{${used.map(([name, url]) => `--drawing-${name}:url(${url})`).join(';')}}${css}`;
}
