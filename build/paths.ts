import { join } from 'node:path';

const cache = 'node_modules/.cache/site';

/** Where the parts of a build go, below the project. `next` becomes `dist` when all of it is there. */
export const folders = {
  content: 'content',
  pictures: join('content', 'pictures'),
  dist: 'dist',
  next: 'dist.next',
  head: join(cache, 'head'),
  pages: join(cache, 'pages'),
  preview: join(cache, 'preview'),
  development: join(cache, 'development'),
};

/** The two scripts of every page, and what draws the pages. */
export const entries = { head: 'src/before-paint.ts', main: 'src/main.ts', render: 'src/render.tsx' };
