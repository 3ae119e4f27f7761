import { readFileSync } from 'node:fs';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { Theme } from '../src/model/site.ts';
import { withDrawings } from './drawing-variables.ts';
import type * as Entry from './entry.tsx';
import { contentFolder, frameModule, projectRoot } from './paths.ts';
import { layerOrder } from './styles.ts';
import { speculationRules, visitorScript } from './visitor-script.ts';

/** The editing loop: each request renders its page anew, and saving a source or a text reloads the browser. */
export function serveSite(server: ViteDevServer) {
  server.watcher.add(contentFolder);
  server.watcher.on('all', (_, file) => {
    if (file.startsWith(contentFolder) || file.startsWith(`${projectRoot}src`)) server.ws.send({ type: 'full-reload' });
  });

  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const entry = (await server.ssrLoadModule('/renderer/entry.tsx')) as typeof Entry;
        const url = new URL(request.originalUrl ?? '/', 'http://localhost');
        const drawing = /^\/drawings\/([\w-]+)\.svg$/.exec(url.pathname)?.[1];
        const svg = drawing && drawingsOf(entry, entry.loadContent(contentFolder).site.theme)[drawing];
        if (svg) return void response.setHeader('Content-Type', 'image/svg+xml').end(svg);
        const { status, html } = await renderForDevelopment(server, entry, url.pathname);
        response.statusCode = status;
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    });
  };
}

const drawingsOf = (entry: typeof Entry, theme: Theme): Record<string, string> => ({ ...entry.standaloneDrawings(theme), ...entry.icons(theme) });

async function renderForDevelopment(server: ViteDevServer, entry: typeof Entry, path: string) {
  const content = entry.loadContent(contentFolder, undefined, true);
  const { theme } = content.site;
  const urls = new Map(Object.keys(entry.standaloneDrawings(theme)).map((name) => [name, `/drawings/${name}.svg`]));
  const shared = {
    visitorScript: await visitorScript(entry.phaseStarts(content.promotion)),
    speculationRules,
    loader: `import '/src/browser/loader.ts'`,
    font: '/src/styles/fonts/young-serif.woff2',
    themeColor: entry.paint('--ground', theme),
    favicon: '/drawings/favicon.svg',
  };
  const stylesOf = async (modules: string[]) => [
    layerOrder,
    withDrawings(await stylesInDevelopment(server, [frameModule, ...modules]), urls),
    entry.dressSheet(theme),
  ];
  const pages = entry.pagesOf(content);
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === undefined);
  if (!page) throw new Error('The site has no page for unknown addresses.');
  const html = await entry.pageRenderer(content, shared, stylesOf)(page);
  return { status: page.path ? 200 : 404, html: html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>') };
}

/** The CSS of the modules and of all that they import. */
async function stylesInDevelopment(server: ViteDevServer, files: string[]): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const found = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (found.has(module)) return;
    found.add(module);
    for (const imported of module.importedModules) visit(imported);
  };
  for (const file of files) for (const module of moduleGraph.getModulesByFile(file) ?? []) visit(module);
  const sheets = [...found].flatMap(({ file }) => (file?.endsWith('.css') ? [file] : []));
  const css = await Promise.all(
    sheets.map(
      async (file) => (await server.environments.client.transformRequest(`${file.slice(projectRoot.length - 1)}?direct`))?.code ?? readFileSync(file, 'utf8'),
    ),
  );
  return css.join('\n');
}
