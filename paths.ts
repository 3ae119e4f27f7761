import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('.', import.meta.url));
/** What is published. */
export const distFolder = folder('DIST_FOLDER', 'dist');
/** What a build leaves for the tools around it: never published. */
export const buildFolder = folder('BUILD_FOLDER', 'build');
export const contentFolder = folder('CONTENT_FOLDER', 'content');

/** The module that puts a page together: the CSS of what it imports stands on every page. */
export const frameModule = `${projectRoot}renderer/page-renderer.tsx`;

/** Tests and benchmarks put a copy in a folder's place, to change what it says and leave the project's own alone. */
function folder(variable: string, name: string): string {
  return process.env[variable] ?? `${projectRoot}${name}`;
}
