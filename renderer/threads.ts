import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildFolder } from '../paths.ts';
import type { ArticleRead } from '../src/model/load-articles.ts';
import type { Drawn, DrawOrder } from './draw-pages.ts';
import type { ThreadStart } from './thread.ts';

/** The threads that share a build; see thread.ts. */
export function startThreads(start: Omit<ThreadStart, 'index' | 'of'>) {
  // Each holds the site's code and the whole list of articles, some hundred megabytes.
  const of = Math.min(availableParallelism(), 8);
  const threads = Array.from(
    { length: of },
    (_, index) => new Worker(join(buildFolder, 'server/thread.js'), { workerData: { ...start, index, of } satisfies ThreadStart }),
  );
  const answers = <Answer>() =>
    Promise.all(threads.map((thread) => new Promise<Answer>((resolve, reject) => thread.once('message', resolve).once('error', reject))));
  const reading = answers<ArticleRead[]>();

  return {
    read: async () => (await reading).flat().sort((a, b) => a.file.localeCompare(b.file)),
    draw: async (order: DrawOrder): Promise<Drawn> => {
      const drawing = answers<Drawn>();
      for (const thread of threads) thread.postMessage(order);
      const parts = await drawing;
      return { styles: new Set(parts.flatMap(({ styles }) => [...styles])), problems: parts.flatMap(({ problems }) => problems) };
    },
    stop: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}
