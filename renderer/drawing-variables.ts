/**
 * CSS in which `var(--drawing-<name>)` is a drawing.
 * @param addresses of those that are files.
 * @param inline the SVG of those that are not.
 */
export function drawingVariables(addresses: Iterable<[string, string]>, inline: Record<string, string>): string {
  const urls = [...addresses].map(([name, address]) => [name, address] as const);
  const dataUrls = Object.entries(inline).map(([name, svg]) => [name, `"data:image/svg+xml,${inDataUrl(svg)}"`] as const);
  return `:root{${[...urls, ...dataUrls].map(([name, url]) => `--drawing-${name}:url(${url})`).join(';')}}`;
}

/** Only what a URL in CSS cannot hold is escaped: what stays as it is compresses with the rest of the page. */
const inDataUrl = (svg: string) => svg.replaceAll('"', "'").replace(/[%#<>{}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
