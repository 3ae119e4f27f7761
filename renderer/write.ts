import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import workerpool from 'workerpool';
import { buildFolder, distFolder } from './paths.ts';
import type { Effort, WriteFile } from './write-file.ts';

export type SiteWriter = {
  /** Writes a file of the site with its compressed forms beside it; the path is relative to dist/. */
  write: (file: string, content: string | Uint8Array, effort: Effort) => Promise<void>;
  close: () => Promise<unknown>;
};

/** Compressing and writing 10,000 pages takes as long as drawing them: workers do it while the next ones are drawn. */
export function startWriter(): SiteWriter {
  const pool = workerpool.pool(join(buildFolder, 'server/write-file.js'), { workerType: 'thread', maxWorkers: availableParallelism() });
  return {
    write: async (file, content, effort) => {
      // Bytes change hands at once; a string would be copied twice.
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
      await pool.exec<WriteFile>('writeFile', [join(distFolder, file), bytes, effort], { transfer: [bytes.buffer] });
    },
    close: async () => pool.terminate(),
  };
}
