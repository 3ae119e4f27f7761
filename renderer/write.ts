import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressibleTypes } from '../deploy/content-types.ts';
import { wellKnown } from '../deploy/hidden.ts';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/**
 * `best` wins a tenth of the bytes for fifty times the time: worth it for what most visitors load, not for each of
 * 10,000 pages. Those are compressed for browsers alone, all of which read Brotli; a host makes gzip for who asks for it.
 */
export type Effort = 'quick' | 'best';

/** Writes a file of the site with its compressed forms beside it. */
export async function writeCompressed(folder: string, file: string, content: string | Uint8Array, effort: Effort): Promise<void> {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  // At once, because 30,000 small files take a third of the time that waiting for each of them would.
  writeFileSync(path, content);
  // Hosts serve what is well known as it lies, by rules of their own.
  if (!compressibleTypes.includes(extname(file).slice(1)) || `/${file}`.startsWith(wellKnown)) return;
  const forms = [brotli(content, { params: brotliParams[effort] }).then((data) => writeFileSync(`${path}.br`, data))];
  if (effort === 'best') forms.push(gzipped(content, { level: 9 }).then((data) => writeFileSync(`${path}.gz`, data)));
  await Promise.all(forms);
}

const brotliParams = {
  // A window of 64 or 256 KB holds a page; the usual 4 MB, set up for each of thousands, keep the garbage collector busy.
  best: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 },
  quick: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
};
