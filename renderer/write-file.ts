/* Runs in workers of its own: see write.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { worker } from 'workerpool';
import { compressibleTypes } from '../deploy/content-types';
import { wellKnown } from '../deploy/hidden';

/**
 * `best` wins a tenth of the bytes for fifty times the time: worth it for what most visitors load, not for each of
 * 10,000 pages. Those are compressed for browsers alone, all of which read Brotli; a host makes gzip for who asks for it.
 */
export type Effort = 'quick' | 'best';

/** Writes a file with its compressed forms beside it. Hosts serve what is well known as it lies, by rules of their own. */
function writeFile(path: string, content: Uint8Array, effort: Effort): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (!compressibleTypes.includes(extname(path).slice(1)) || path.includes(wellKnown)) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: brotliParams(content.length, effort) }));
  if (effort === 'best') writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

const brotliParams = (bytes: number, effort: Effort) => ({
  [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
  // The smallest window that holds the file: the usual 4 MB, set up for each of thousands, keep the garbage collector busy.
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes)))),
});

export type WriteFile = typeof writeFile;

worker({ writeFile });
