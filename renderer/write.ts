import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressibleTypes } from '../deploy/content-types.ts';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Quality 11 wins 8 % over 5 for 35 times the time: worth it for what all pages share, not for each of 10,000 pages. */
export type Effort = 5 | 11;

/** Writes a file of the site with its compressed forms beside it. */
export async function writeCompressed(folder: string, file: string, content: string | Uint8Array, quality: Effort): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const writing = [writeFile(path, content)];
  if (compressibleTypes.includes(extname(file).slice(1))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writing.push(
      brotli(content, { params }).then((data) => writeFile(`${path}.br`, data)),
      gzipped(content, { level: quality === 11 ? 9 : 6 }).then((data) => writeFile(`${path}.gz`, data)),
    );
  }
  await Promise.all(writing);
}
