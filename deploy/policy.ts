/** What every host must send. Written for each of them by deploy/hosts, and sent by the local server. */

/** Hashes of what stands inline in the pages, as CSP sources: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Where *Sair* leads. */
const elsewhere = 'https://www.google.com/';

export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    // data: for the small drawings that stand in the CSS.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${elsewhere}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** For every answer. */
export const securityHeaders = (hashes: InlineHashes): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hashes),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Files below /assets/ carry the hash of their content in their name; everything else is asked for anew. */
export const assetsFolder = '/assets/';
export const cacheControl = (path: string) => (path.startsWith(assetsFolder) ? 'public, max-age=31536000, immutable' : 'no-cache');
