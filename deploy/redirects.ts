/**
 * One address a page: no slash at its end, no `.html`, no `index`.
 * @returns the page's own address, when `path` is another way to write it.
 */
export function redirectFor(path: string): string | undefined {
  // `//host` and `/\host` would leave the site.
  if (/^\/[/\\]/.test(path)) return undefined;
  const clean =
    path
      .replace(/\/+$/, '')
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/index$/, '') || '/';
  return clean === path || path === '/404.html' ? undefined : clean;
}
