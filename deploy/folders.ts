import { articleListPath, articlePath } from '../src/routes.ts';

/** Pages, and the answer to every address that is none. */
export const pageHeaders = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Files in this folder carry the hash of their content in their name; everything else is asked for anew. */
export const assets = '/assets/';

/** Sites that share a page, or list this site, may show its picture or its icon. */
export const assetHeaders: typeof pageHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** @param path of a file that exists: the answer to any other path has the headers of a page. */
export const headersOfFile = (path: string) => (path.startsWith(assets) ? assetHeaders : pageHeaders);

/** The depths at which pages lie, for hosts whose rules have one placeholder a segment. */
export const pageShapes = ['/', '/:page', articlePath(':article'), articleListPath(1).concat('/pagina/:part')];
