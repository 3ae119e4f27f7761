import { createHash } from 'node:crypto';

/** As a Content-Security-Policy source. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For a file name: the same content always has the same one. */
export const shortHash = (content: string | Uint8Array) => sha256(content).slice(0, 6);

/** Of several parts together, so that no two lists of parts share it. */
export const hashOfAll = (parts: (string | Uint8Array)[]) => sha256(parts.map(sha256).join());

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');
