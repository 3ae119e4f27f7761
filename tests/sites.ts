import { join } from 'node:path';
import { projectRoot } from '../paths';

const first = Number(process.env.TEST_PORT ?? 4399);
const folder = join(projectRoot, 'build/tests');

/** The sites that browser tests visit. TEST_PORT lets two working copies test at one time. */
export const sites = {
  published: { origin: `http://localhost:${first}`, port: first, folders: {} },
  /** Made by tests/serve-invented.ts inside the project, so that what is built finds its packages. */
  invented: {
    origin: `http://localhost:${first + 1}`,
    port: first + 1,
    folders: { CONTENT_FOLDER: join(folder, 'content'), DIST_FOLDER: join(folder, 'dist'), BUILD_FOLDER: join(folder, 'build') },
  },
};
