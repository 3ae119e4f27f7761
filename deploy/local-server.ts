import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { buildFolder, distFolder } from '../renderer/paths.ts';
import { notFoundFile } from '../src/routes.ts';
import { contentTypes } from './content-types.ts';
import { folderHeaders, pageHeaders } from './folders.ts';
import { isHidden } from './hidden.ts';
import { securityHeaders } from './policy.ts';
import { redirectFor } from './redirects.ts';
import { compressedForms, encodedFile, readSiteFiles, type SiteFile } from './site-files.ts';

/**
 * Serves the built site as production does: same headers, compression, redirects and 404.
 * The list of files is read once, at the start: nothing outside it can be named by a path.
 */
export function createSiteServer(folder: string = distFolder): Server {
  const headers = securityHeaders(JSON.parse(readFileSync(join(buildFolder, 'inline-hashes.json'), 'utf8')));
  const files = readSiteFiles(folder);
  const notFound = { file: `/${notFoundFile}`, encodings: compressedForms(folder, `/${notFoundFile}`) };

  return createServer((request, response) => {
    for (const [name, value] of Object.entries({ ...headers, ...pageHeaders })) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response);

    const [path = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
    const decoded = decode(path);
    if (decoded === undefined || isHidden(decoded)) return answerNotFound(request, response);
    const target = redirectFor(path);
    if (target !== undefined) return response.writeHead(308, { Location: target + (query ?? '') }).end();
    const found = files.get(decoded);
    if (found) answer(request, response, found);
    else answerNotFound(request, response);
  });

  function answer(request: IncomingMessage, response: ServerResponse, found: SiteFile) {
    for (const [name, value] of Object.entries(folderHeaders(found.file))) response.setHeader(name, value);
    const file = negotiate(request, response, found);
    send(request, encodeURI(file), { root: folder, dotfiles: 'allow', cacheControl: false, index: false }).pipe(response);
  }

  /** Whole and unconditional: a range or an old tag of a page that is not there means nothing. */
  function answerNotFound(request: IncomingMessage, response: ServerResponse) {
    const body = readFileSync(join(folder, negotiate(request, response, notFound)));
    response.writeHead(404, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Sets what depends on the form in which a file is sent. @returns the name of that form's file. */
function negotiate(request: IncomingMessage, response: ServerResponse, { file, encodings }: SiteFile): string {
  response.setHeader('Content-Type', contentTypes[extname(file).slice(1)] ?? 'application/octet-stream');
  if (encodings.length === 0) return file;
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = new Negotiator(request).encodings(encodings);
  // Every browser accepts all of them alike: the smaller one, then, which comes first.
  const best = encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  if (best !== 'identity') response.setHeader('Content-Encoding', best);
  return encodedFile(file, best);
}

function refuse(response: ServerResponse) {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' }).end('Este endereço só aceita GET e HEAD.\n');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
