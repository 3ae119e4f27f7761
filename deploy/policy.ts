/** What every host must send. Written out for each of them by deploy/hosts, and sent by the local server. */

/** Hashes of what stands inline in the pages, as CSP sources: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/**
 * `Strict-Transport-Security`, for instance `max-age=63072000; includeSubDomains`. Off, because a browser that has once
 * read it refuses plain HTTP for that long, even if the certificate is gone. Switch it on when HTTPS has worked for a
 * month: the HTTP Observatory gives no full score without it.
 */
const strictTransportSecurity = undefined as string | undefined;

export const contentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self'",
    // The site fetches nothing; Lighthouse asks for /robots.txt from within the page, and blames the file if it may not.
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For every answer, whatever its path and status. */
export const securityHeaders = (hashes: InlineHashes): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hashes),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // No other site learns which page a reader comes from. Links to partners ask for `origin`.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(strictTransportSecurity && { 'Strict-Transport-Security': strictTransportSecurity }),
});
