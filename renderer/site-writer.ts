import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressibleTypes } from '../deploy/content-types.ts';
import { wellKnown } from '../deploy/hidden.ts';

/**
 * `best` wins a tenth of the bytes for fifty times the time: worth it for what most visitors load, not for each of
 * 10,000 pages. Those are compressed for browsers alone, all of which read Brotli; a host makes gzip for who asks for it.
 */
type Effort = 'quick' | 'best';

export type SiteWriter = ReturnType<typeof siteWriter>;

/** Node compresses in threads of its own; more than they can take would only fill the memory. */
const atOnce = 24;
/** What is larger is compressed quickly: the last percents of a sitemap of 10,000 addresses take seconds. */
const smallFile = 300_000;

/** Writes the files of a site to `folder`, each with its compressed forms beside it, some of them at a time. */
export function siteWriter(folder: string) {
  const running = new Set<Promise<void>>();
  let failure: unknown;

  async function settled(most: number): Promise<void> {
    while (running.size > most) await Promise.race(running);
    if (failure) throw failure;
  }

  /** Returns as soon as there is room for another. @throws what went wrong with one that was begun before. */
  async function start(work: () => Promise<void>): Promise<void> {
    const done: Promise<void> = work()
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => running.delete(done));
    running.add(done);
    await settled(atOnce);
  }

  return {
    /** @param content what is to be written, or what makes it. @returns the file's address. */
    async write(file: string, content: string | Uint8Array | (() => Promise<Uint8Array>), effort: Effort = 'best'): Promise<string> {
      await start(async () => writeForms(folder, file, Buffer.from(typeof content === 'function' ? await content() : content), effort));
      return `/${file}`;
    },
    /** When everything is on the disk. */
    end: () => settled(0),
  };
}

/** Hosts serve what is well known as it lies, by rules of their own. */
async function writeForms(folder: string, file: string, bytes: Buffer, effort: Effort): Promise<void> {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  if (!compressibleTypes.includes(extname(file).slice(1)) || file.startsWith(wellKnown.slice(1))) return;
  const best = effort === 'best' && bytes.length < smallFile;
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: brotliParams(bytes.length, best) }));
  if (best) writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

const brotliParams = (bytes: number, best: boolean) => ({
  [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5,
  // A window of about the file's size: the usual 4 MB, set up for each of thousands, keep the garbage collector busy.
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, (best ? Math.ceil : Math.floor)(Math.log2(bytes)))),
});
