import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { contentFolder, frameModule, projectRoot } from '../paths.ts';
import { filesOf } from '../src/model/picture-files.ts';
import type * as Entry from './entry.tsx';
import { makePicture } from './pictures.ts';
import { layerOrder, withDrawings } from './styles.ts';
import { speculationRules, visitorScript } from './visitor-script.ts';

/** A request that is answered from another content than the project's: the desk shows what is not saved yet. */
export type ForContent = IncomingMessage & { contentFolder?: string };

/** The editing loop: each request draws its page anew, and saving a source or a text reloads the browser. */
export function serveSite(server: ViteDevServer) {
  /** By the dates that it knows; a change in src/ empties it. */
  const visitorScripts = new Map<string, Promise<string>>();
  server.watcher.add(contentFolder);
  server.watcher.on('all', (_, file) => {
    const inSource = file.startsWith(`${projectRoot}src`);
    if (inSource) visitorScripts.clear();
    if (inSource || file.startsWith(contentFolder)) server.ws.send({ type: 'full-reload' });
  });

  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const entry = (await server.ssrLoadModule('/renderer/entry.tsx')) as typeof Entry;
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const { type, status, text } = await answer(entry, pathname, (request as ForContent).contentFolder ?? contentFolder);
        response.statusCode = status;
        response.setHeader('Content-Type', type).end(text);
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    });
  };

  async function answer(entry: typeof Entry, path: string, folder: string) {
    const { content, phaseStarts, drawings, icons, themeSheet, themeColor } = entry.readSite(folder, true);
    const drawing = /^\/drawings\/([\w-]+)\.svg$/.exec(path)?.[1];
    const svg = drawing && { ...drawings, ...icons }[drawing];
    if (svg) return { type: 'image/svg+xml', status: 200, text: svg };

    const picture = Object.values(content.pictures)
      .flatMap(filesOf)
      .find(({ address }) => address === path);
    if (picture) return { type: `image/${picture.format}`, status: 200, text: await makePicture(folder, picture) };

    const urls = new Map(Object.keys(drawings).map((name) => [name, `/drawings/${name}.svg`]));
    const dates = JSON.stringify(phaseStarts);
    const script = visitorScripts.get(dates) ?? visitorScript(phaseStarts);
    visitorScripts.set(dates, script);
    const shared = {
      visitorScript: await script,
      speculationRules,
      loader: `import '/src/browser/loader.ts'`,
      font: '/src/styles/fonts/young-serif.woff2',
      themeColor,
      favicon: '/drawings/favicon.svg',
    };
    const pages = entry.pagesOf(content);
    const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === undefined);
    if (!page) throw new Error('The site has no page for unknown addresses.');
    const draw = entry.pageRenderer(content, shared, async (modules) => [
      layerOrder(),
      withDrawings(await stylesInDevelopment(server, [frameModule, ...modules]), urls),
      themeSheet,
    ]);
    const html = (await draw(page)).html();
    const text = html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>');
    return { type: 'text/html; charset=utf-8', status: page.path ? 200 : 404, text };
  }
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
