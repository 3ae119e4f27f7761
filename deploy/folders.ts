import { articleListPath, articlePath } from '../src/routes.ts';

/** What an answer says by where its file lies. */
export type FolderHeaders = { 'Cache-Control': string; 'Cross-Origin-Resource-Policy': 'same-origin' | 'cross-origin' };

/** Files below assets/ carry the hash of their content in their name; everything else is asked for anew. */
export const forEver = 'public, max-age=31536000, immutable';

/** Pages, and the answer to every address that is none. */
export const pageHeaders: FolderHeaders = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The folders with headers of their own; of two that hold a file, the longer one counts. */
export const folders: Record<string, FolderHeaders> = {
  // Sites that share a page, or list this site, may show its picture or its icon.
  '/assets/social/': { 'Cache-Control': forEver, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  '/assets/icons/': { 'Cache-Control': forEver, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // Named, because on some hosts the rule of a folder does not reach into those below.
  '/assets/pictures/': { 'Cache-Control': forEver, 'Cross-Origin-Resource-Policy': 'same-origin' },
  '/assets/': { 'Cache-Control': forEver, 'Cross-Origin-Resource-Policy': 'same-origin' },
};

/** For hosts with which the last one counts. */
export const longerLast = Object.fromEntries(Object.entries(folders).reverse());

/** @param path of a file that exists: the answer to any other path has the headers of a page. */
export function folderHeaders(path: string): FolderHeaders {
  const [, headers = pageHeaders] = Object.entries(folders).find(([folder]) => path.startsWith(folder)) ?? [];
  return headers;
}

/** The depths at which pages lie, for hosts whose rules have one placeholder a segment. */
export const pageShapes = ['/', '/:page', articlePath(':article'), articleListPath(1).concat('/pagina/:part')];
