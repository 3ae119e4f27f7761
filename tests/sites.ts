import { join } from 'node:path';
import { projectRoot } from '../paths';

const first = Number(process.env.TEST_PORT ?? 4399);

/** Where an invented site is: inside the project, so that what is built finds its packages. */
const foldersOf = (name: string) => {
  const folder = join(projectRoot, 'build/tests', name);
  return { CONTENT_FOLDER: join(folder, 'content'), DIST_FOLDER: join(folder, 'dist'), BUILD_FOLDER: join(folder, 'build') };
};

/** The sites that browser tests visit (tests/serve-invented.ts makes two of them). TEST_PORT lets two working copies test at one time. */
export const sites = {
  published: { port: first, folders: {} },
  /** As much as the schemas allow, and an example of everything. */
  full: { port: first + 1, folders: foldersOf('full') },
  /** As little as they allow, nothing that is an example, and the plain theme. */
  least: { port: first + 2, folders: foldersOf('least') },
};

export const originOf = (name: keyof typeof sites) => `http://localhost:${sites[name].port}`;

/** That of the tests that do not say another. */
export const origin = originOf('full');
