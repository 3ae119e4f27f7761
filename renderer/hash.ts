import { createHash } from 'node:crypto';

/** As a Content-Security-Policy source. */
export const cspHash = (text: string) => `'${integrityOf(text)}'`;

/** As an `integrity` attribute. */
export const integrityOf = (content: string | Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** For a file name: the same content always has the same one. */
export const shortHash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 8);
