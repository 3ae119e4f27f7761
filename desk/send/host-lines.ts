import { ownLines } from '../../deploy/hosts/apache';

/** From the mark that begins our lines to the one that ends them. */
const ours = new RegExp(`${ownLines.begin}[^]*?${ownLines.end}\n?`);

/** The lines of a `.htaccess` that are not the site's. */
export const hostLines = (text: string): string => text.replace(ours, '');

/**
 * What the host has in its `.htaccess`, with the site's lines in their place: where they were, or below the host's, so that
 * an address which the host sends on to https is sent on before the site answers.
 * @param site a `.htaccess` of the site; without our lines in it, the host's remain alone.
 */
export function withHostLines(host: string, site: string): string {
  const [own = ''] = ours.exec(site) ?? [];
  if (ours.test(host)) return host.replace(ours, () => own);
  return host === '' || own === '' ? `${host}${own}` : `${host.replace(/\n*$/, '\n\n')}${own}`;
}
