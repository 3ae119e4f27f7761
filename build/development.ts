import { resolve } from 'node:path';
import sirv from 'sirv';
import type { EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite';
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
        const scripts = { headScript: `import('/${entries.head}')`, mainScript: `/${entries.main}`, development: '/@vite/client' };
        const html = await render.renderPage(page, content, { styles: [], ...scripts });
        const sheets = stylesOf([entries.render, `src/pages/${page.view}.tsx`].map((file) => pages.moduleGraph.getModuleById(resolve(file))));
        response.statusCode = page.path === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html.replace('</head>', `${sheets.map((id) => `<link rel="stylesheet" href="/@fs${id.replace(/^\/?/, '/')}">`).join('')}</head>`));
      } catch (error) {
        next(error);
      }
    });
  };
}

/** The CSS that these modules and their imports bring. */
function stylesOf(modules: Iterable<EnvironmentModuleNode | undefined>, seen = new Set<EnvironmentModuleNode>()): string[] {
  return [...modules].flatMap((module) => {
    if (!module || seen.has(module)) return [];
    seen.add(module);
    return module.id?.endsWith('.css') ? [module.id] : stylesOf(module.importedModules, seen);
  });
}
