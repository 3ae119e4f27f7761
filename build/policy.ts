import { createHash } from 'node:crypto';

/** What stands inline in the pages. */
export type Inline = { scripts: string[]; styles: string[] };

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For every answer, whatever its path and status. The hashes are those of this build. */
export const securityHeaders = ({ scripts, styles }: Inline): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(cspHash).join(' ')}`,
    // The toaster's CSS is a file.
    `style-src 'self' ${styles.map(cspHash).join(' ')}`,
    // Small drawings are data URIs.
    "img-src 'self' data:",
    // The site fetches nothing; Lighthouse asks for /robots.txt from within the page.
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // No other site learns which page a reader comes from. Links to partners ask for `origin`.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** A page may change at any time; a file of assets/ has its content in its name. */
export const caching = { pages: 'no-cache', assets: 'public, max-age=31536000, immutable' };
