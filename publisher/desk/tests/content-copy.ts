import { fileURLToPath } from 'node:url';

/** What the desk's browser tests may change. */
export const contentCopy = fileURLToPath(new URL('../../../build/desk-content/content', import.meta.url));
export const zipCopy = fileURLToPath(new URL('../../../build/desk-content/dist.zip', import.meta.url));
