import sirv from 'sirv';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type * as Render from '../src/render.tsx';
import { entries, folders } from './paths.ts';
import { writePictures } from './pictures.ts';

/** Draws each page when it is asked for, and reloads it when a file has changed. Content that is wrong is Vite's overlay, until it is mended. */
export function serveDevelopment(server: ViteDevServer) {
  const pages = server.environments.ssr as RunnableDevEnvironment;
  server.watcher.add(folders.content);
  server.watcher.on('all', () => server.ws.send({ type: 'full-reload' }));

  // After Vite's own, which serve modules and drawings.
  return () => {
    server.middlewares.use(sirv(folders.development, { dev: true }));
    server.middlewares.use(async (request, response, next) => {
      const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
      try {
        const render: typeof Render = await pages.runner.import(`/${entries.render}`);
        const content = render.loadContent(folders.content, await writePictures(folders.pictures, folders.development));
        const all = render.pagesOf(content);
        const page = all.find((page) => page.path === path) ?? all.find((page) => page.path === undefined);
        if (!page) return next();
        const scripts = { gateScript: `import('/${entries.gate}')`, mainScript: `import '/${entries.main}'`, development: '/@vite/client' };
        const html = await render.drawPage(page, content, { styles: [], ...scripts });
        const sheets = [...pages.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
        response.statusCode = page.path === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html.replace('</head>', `${sheets.map((id) => `<link rel="stylesheet" href="/@fs${id.replace(/^\/?/, '/')}">`).join('')}</head>`));
      } catch (error) {
        next(error);
      }
    });
  };
}
