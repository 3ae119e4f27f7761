import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ForContent } from '../renderer/dev-server';
import { openDesk } from './api/desk';
import { handleRequest } from './api/handle-request';
import { isFromElsewhere, isOurHost, isOurPage } from './api/own-requests';
import { zipFile } from './api/publish';
import { unsavedMark } from './schema/preview-address';

export const deskAddress = '/mesa';

/** The browser itself keeps the desk from asking any other host for anything, and other pages from framing it. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Adds the desk to the development server; a build knows nothing of it. @param bundle from bundlePage(). */
export function desk(contentFolder: string, bundle: Record<string, string>): Plugin {
  const opened = openDesk(contentFolder);
  const html = readFileSync(new URL('page/desk.html', import.meta.url), 'utf8');
  const files: Record<string, [type: string, read: () => string | Buffer | undefined]> = {
    '/': ['text/html; charset=utf-8', () => html],
    '/desk.js': ['text/javascript; charset=utf-8', () => bundle['/desk.js']],
    '/desk.css': ['text/css; charset=utf-8', () => bundle['/desk.css']],
    '/site.zip': ['application/zip', () => (existsSync(zipFile) ? readFileSync(zipFile) : undefined)],
  };
  return {
    name: 'desk',
    apply: 'serve',
    // What follows must come before all that Vite itself answers.
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (isOurHost(request) && !isFromElsewhere(request)) {
          // For browsers that do not say which site asks.
          response.setHeader('Content-Security-Policy', "frame-ancestors 'self'").setHeader('Cross-Origin-Resource-Policy', 'same-origin');
          return next();
        }
        response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Só as páginas da mesa, abertas neste computador, podem pedir isto.');
      });
      // Vite would start a programmer's editor.
      server.middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(404).end());
      server.httpServer?.prependListener('upgrade', (request, socket) => {
        if (!isOurHost(request) || !isOurPage(request)) socket.destroy();
      });
      server.middlewares.use(`${deskAddress}/api`, (request, response) => void handleRequest(opened, request, response));
      server.middlewares.use((request, _, next) => {
        // The page, and the pictures that it asks for.
        const tab = new RegExp(`\\?${unsavedMark}=(\\d+)`).exec(`${request.url} ${request.headers.referer}`)?.[1];
        if (tab) Object.assign(request, { contentFolder: join(opened.unsavedFolder, tab) } satisfies Partial<ForContent>);
        next();
      });
      server.middlewares.use(deskAddress, (request, response, next) => {
        const [type, read] = files[(request.url ?? '/').split('?')[0] ?? ''] ?? [];
        const content = read?.();
        if (!content) return next();
        response.writeHead(200, { ...headers, 'Content-Type': type }).end(content);
      });
    },
  };
}
