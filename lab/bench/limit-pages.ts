import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distFolder } from '../../renderer/paths';
import { fileOf } from '../../src/layout/page';
import { notFoundFile } from '../../src/routes';

/**
 * Serves the limit of every page: the same HTML without scripts, styles, fonts and whatever else a <link> asks for.
 * No page with these words can be painted sooner.
 */
export function limitPages(): Server {
  return createServer((request, response) => {
    const own = join(distFolder, fileOf(request.url ?? '/'));
    const page = existsSync(own) ? own : join(distFolder, notFoundFile);
    const body = brotliCompressSync(bare(readFileSync(page, 'utf8')));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length }).end(body);
  });
}

const bare = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, '');
