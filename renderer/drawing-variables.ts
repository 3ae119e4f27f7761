/** From a drawing's name to where CSS finds it: `url(…)`. */
export type DrawingUrls = Map<string, string>;

/**
 * @param addresses of the drawings that are files.
 * @param inline the SVG of those that stand in the CSS.
 */
export function drawingUrls(addresses: Iterable<[string, string]>, inline: Record<string, string>): DrawingUrls {
  return new Map([
    ...[...addresses].map(([name, address]) => [name, `url(${address})`] as const),
    ...Object.entries(inline).map(([name, svg]) => [name, `url("data:image/svg+xml,${inDataUrl(svg)}")`] as const),
  ]);
}

/** `css`, preceded by the `--drawing-<name>` that it uses and no others: a page should not carry what it does not show. */
export function withDrawings(css: string, urls: DrawingUrls): string {
  const used = [...urls].filter(([name]) => css.includes(`var(--drawing-${name})`));
  return used.length === 0 ? css : `:root{${used.map(([name, url]) => `--drawing-${name}:${url}`).join(';')}}${css}`;
}

/** Only what a URL in CSS cannot hold is escaped: what stays as it is compresses with the rest of the page. */
const inDataUrl = (svg: string) => svg.replaceAll('"', "'").replace(/[%#<>{}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
