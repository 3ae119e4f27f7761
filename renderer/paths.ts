import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
/** What is published. */
export const distFolder = `${projectRoot}dist`;
/** What a build leaves for the tools around it: never published. */
export const buildFolder = `${projectRoot}build`;
/** Tests put a copy in its place, to change what it says. */
export const contentFolder = process.env.CONTENT_FOLDER ?? `${projectRoot}content`;

/** The document's own module: its CSS stands on every page. */
export const documentModule = 'src/layout/Document.tsx';
