import { readFileSync } from 'node:fs';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { contentStore } from './api/content-store';
import { handleRequest } from './api/handle-request';
import { here, pageFolder } from './build-page';
import { apiAddress, deskConfig } from './config/desk-config';
import { pageAddresses } from './config/page-addresses';

export const deskAddress = '/mesa';

/** The browser itself keeps the desk from asking any other host for anything. `unsafe-eval`: the editor compiles its validators. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self' blob: data:; base-uri 'none'; form-action 'self'";

/** Adds the editor to the development server; a build knows nothing of it. */
export function desk(contentFolder: string): Plugin {
  const store = contentStore(contentFolder);
  return {
    name: 'desk',
    apply: 'serve',
    configureServer(server) {
      const editor = sirv(here('editor/node_modules/decap-cms-app/dist'), { dev: true });
      server.middlewares.use(`${deskAddress}/editor`, editor);
      server.middlewares.use(`${deskAddress}/pagina`, sirv(pageFolder, { dev: true }));
      server.middlewares.use(apiAddress, (request, response) => void handleRequest(store, request, response));
      server.middlewares.use(deskAddress, (request, response, next) => {
        if (request.url !== '/' && request.url !== '' && !request.url?.startsWith('/?')) return next();
        const setting = { config: deskConfig('Sorteio Mágico de Natal'), pages: pageAddresses };
        const html = readFileSync(here('page/desk.html'), 'utf8').replace('>null<', () => `>${JSON.stringify(setting).replaceAll('<', '\\u003c')}<`);
        response.setHeader('Content-Security-Policy', policy);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      });
    },
  };
}
