import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compressibleTypes } from '../deploy/content-types.ts';
import { wellKnown } from '../deploy/hidden.ts';
import type { Cache } from './cache.ts';

/**
 * `best` wins a tenth of the bytes for fifty times the time: worth it for what most visitors load, not for each of
 * 10,000 pages. Those are compressed for browsers alone, all of which read Brotli; a host makes gzip for who asks for it.
 */
export type Effort = 'quick' | 'best';

/** Writes a file of the site with its compressed forms beside it. Hosts serve what is well known as it lies, by rules of their own. */
export function writeFile(folder: string, file: string, content: string | Uint8Array, effort: Effort, cache: Cache): void {
  const path = join(folder, file);
  const bytes = Buffer.from(content);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  if (!compressibleTypes.includes(extname(path).slice(1)) || file.startsWith(wellKnown.slice(1))) return;
  writeFileSync(
    `${path}.br`,
    cache([bytes], `.${effort}.br`, () => brotliCompressSync(bytes, { params: brotliParams(bytes.length, effort) })),
  );
  if (effort === 'best')
    writeFileSync(
      `${path}.gz`,
      cache([bytes], '.gz', () => gzipSync(bytes, { level: 9 })),
    );
}

const brotliParams = (bytes: number, effort: Effort) => ({
  [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
  // The smallest window that holds the file: the usual 4 MB, set up for each of thousands, keep the garbage collector busy.
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes)))),
});
