import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('.', import.meta.url));
/** What is published. */
export const distFolder = folder('DIST_FOLDER', 'dist');
/** What a build leaves for the tools around it: never published. */
export const buildFolder = folder('BUILD_FOLDER', 'build');
export const contentFolder = folder('CONTENT_FOLDER', 'content');

/** What surrounds every page: the CSS of what it imports stands there too. */
export const frameModule = `${projectRoot}src/layout/Frame.tsx`;

/** Tests and benchmarks put a copy in a folder's place, to change what it says and leave the project's own alone. */
function folder(variable: string, name: string): string {
  return process.env[variable] ?? `${projectRoot}${name}`;
}

/** The names of all files below `root`, in order, with `/` between their parts. */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
