/**
 * What a host must not hand out although it lies in dist/, as regular expressions over the path. They are written into
 * the configuration of Apache, nginx and Caddy: no lookaround, which Go does not have.
 */
export const hidden = {
  /** Instructions to hosts: `_headers`, `_redirects`. */
  instructions: '^/_',
  /** `.htaccess`, and whatever an editor or a version control system left behind. */
  dotFiles: '/\\.',
  /** Forms of other files, to be had by `Accept-Encoding` alone. */
  compressed: '\\.(?:br|gz)$',
  /** The page for unknown addresses is itself none. */
  notFound: '^/404(?:\\.html)?/*$',
} as const;

/** Where a certificate authority looks for proof (RFC 8615); hosts put it there themselves. */
export const wellKnown = '/.well-known/';

const patterns = Object.values(hidden).map((pattern) => new RegExp(pattern));

/** @param path decoded. */
export const isHidden = (path: string): boolean => !path.startsWith(wellKnown) && patterns.some((pattern) => pattern.test(path));
