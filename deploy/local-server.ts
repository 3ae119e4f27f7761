import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { buildFolder, distFolder } from '../renderer/paths';
import { notFoundFile } from '../src/routes';
import { cacheControl, securityHeaders } from './policy';
import { redirectFor } from './redirects';

/** What a host must not hand out although it lies in dist/: the instructions to hosts. */
const privateFiles = new Set(['/_headers', '/_redirects']);
/** The 404 page has no address of its own: under its name, too, it answers 404. */
const notFoundPaths = new Set([`/${notFoundFile}`, `/${notFoundFile.replace('.html', '')}`]);

/**
 * Serves dist/ as production does: same headers, compression, redirects and 404.
 * The list of files is read once, at the start: nothing outside it can be named by a path.
 */
export function createSiteServer(): Server {
  const headers = securityHeaders(JSON.parse(readFileSync(join(buildFolder, 'inline-hashes.json'), 'utf8')));
  const files = sirv(distFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const notFound = sirv(distFolder, { brotli: true, gzip: true, setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache') });

  return createServer((request, response) => {
    response.setHeader('Vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response);
    const [path = '/'] = (request.url ?? '/').split('?');
    const target = redirectFor(path);
    if (target !== undefined) return redirect(response, target, request.url ?? '');
    if (privateFiles.has(path) || notFoundPaths.has(path)) return answerNotFound(request, response);
    files(request, response, () => answerNotFound(request, response));
  });

  function answerNotFound(request: IncomingMessage, response: ServerResponse) {
    // Whole and unconditional: a range or an old tag of a page that is not there means nothing.
    for (const header of ['range', 'if-none-match', 'if-modified-since']) delete request.headers[header];
    const unknown = Object.assign(request, { url: `/${notFoundFile}` });
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((_status: number, ...rest: []) => writeHead(404, ...rest)) as typeof response.writeHead;
    notFound(unknown, response);
  }
}

function refuse(response: ServerResponse) {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' }).end('Este endereço só aceita GET e HEAD.\n');
}

function redirect(response: ServerResponse, target: string, url: string) {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  response.writeHead(308, { Location: target + query, 'Cache-Control': 'no-cache' }).end();
}
