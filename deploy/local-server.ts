import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { distFolder } from '../paths.ts';
import { notFoundFile } from '../src/routes.ts';
import { contentTypes } from './content-types.ts';
import { headersOfFile, pageHeaders } from './folders.ts';
import { isHidden } from './hidden.ts';
import { securityHeaders } from './policy.ts';
import { redirectFor, withQuery } from './redirects.ts';
import { readServed, servedFile } from './served.ts';
import { type Encoding, encodedFile, readSiteFiles, type SiteFile } from './site-files.ts';

/**
 * Serves the built site as production does: same headers, compression, redirects and 404.
 * Only what is in the list of the site's files can be named by a path. A new build brings a new list, policy and redirects.
 */
export function createSiteServer(folder: string = distFolder, beside: string = servedFile): Server {
  let [site, version] = [readSite(), versionNow()];

  return createServer((request, response) => {
    if (versionNow() !== version) reread();
    for (const [name, value] of Object.entries({ ...site.headers, ...pageHeaders })) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response.setHeader('Allow', 'GET, HEAD'), 405);

    // The request may name the whole address (RFC 9112, 3.2.2).
    const [, path, query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/is.exec(request.url ?? '') ?? [];
    const decoded = decode(path || '/');
    if (decoded === undefined || isHidden(decoded)) return answerNotFound(request, response);
    const target = redirectFor(path || '/', site.addresses);
    if (target !== undefined) return response.writeHead(308, { Location: withQuery(target, query) }).end();
    if (site.addresses.gone.includes(path || '/')) return answerNotFound(request, response, 410);
    const found = site.files.get(decoded);
    if (found) answer(request, response, found);
    else answerNotFound(request, response);
  });

  /** The page for unknown addresses stays in memory: it must answer even while a build is replacing the files. */
  function readSite() {
    const { hashes, addresses } = readServed(beside);
    const notFound = (encoding: Encoding) => readFileSync(join(folder, encodedFile(notFoundFile, encoding)));
    return {
      headers: securityHeaders(hashes),
      addresses,
      files: readSiteFiles(folder),
      notFound: { br: notFound('br'), gzip: notFound('gzip'), identity: notFound('identity') },
    };
  }

  /** Another after each build. */
  function versionNow(): string {
    return [beside, folder].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs).join();
  }

  /** During a build there may be nothing to read: the site stays as it was until there is. */
  function reread() {
    try {
      [version, site] = [versionNow(), readSite()];
    } catch {
      version = '';
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse, found: SiteFile) {
    for (const [name, value] of Object.entries(headersOfFile(found.file))) response.setHeader(name, value);
    const file = encodedFile(found.file, negotiate(request, response, found.file, found.encodings));
    correctRange(request.headers, join(folder, file));
    send(request, encodeURI(file), { root: folder, dotfiles: 'allow', cacheControl: false, index: false })
      .on('error', ({ status }: { status: number }) => {
        if (response.headersSent) response.destroy();
        // Gone since the list was read.
        else if (status === 404) answerNotFound(request, response);
        else end(response, status);
      })
      .pipe(response);
  }

  /** Whole and unconditional: a range or an old tag of a page that is not there means nothing. */
  function answerNotFound(request: IncomingMessage, response: ServerResponse, status = 404) {
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    const body = site.notFound[negotiate(request, response, notFoundFile, ['br', 'gzip'])];
    response.writeHead(status, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Sets what depends on the form in which a file is sent. @returns that form. */
function negotiate(request: IncomingMessage, response: ServerResponse, file: string, encodings: Encoding[]): Encoding {
  response.setHeader('Content-Type', contentTypes[extname(file).slice(1)] ?? 'application/octet-stream');
  if (encodings.length === 0) return 'identity';
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = new Negotiator(request).encodings(encodings);
  // Browsers accept all of them alike: the smaller one, then, which comes first.
  const best = encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  if (best !== 'identity') response.setHeader('Content-Encoding', best);
  return best;
}

/** Where `send` departs from RFC 9110: more than the whole from the end is the whole (14.1.2), and no range hangs on a weak tag (13.1.5). */
function correctRange(headers: IncomingHttpHeaders, file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (headers['if-range']?.includes('"')) delete headers.range;
  headers.range = headers.range?.replace(/^bytes=-(\d+)$/, (range, length) => (Number(length) > size ? 'bytes=0-' : range));
}

/** An answer without a page. */
function end(response: ServerResponse, status: number) {
  for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
  response.writeHead(status).end();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
