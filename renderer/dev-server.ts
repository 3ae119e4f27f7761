import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { oldAddresses, redirectFor, withQuery } from '../deploy/redirects.ts';
import { contentFolder, frameModule, projectRoot } from '../paths.ts';
import type { PanelName } from '../src/art/panels/panels.ts';
import type { PanelFile, Tone } from '../src/layout/page.ts';
import { filesOfPicture } from '../src/model/reading/picture-files.ts';
import type { Theme } from '../src/model/schemas/site.ts';
import type * as Entry from './entry.tsx';
import { speculationRules, visitorValues } from './inline-scripts.ts';
import { makePicture, readPicture } from './pictures.ts';
import { isContentError } from './refusal.ts';
import { type DrawingUrls, layerOrder, withDrawings } from './styles.ts';

/** A request that is answered from another content than the project's: the desk shows what is not saved yet. */
export type ForContent = IncomingMessage & { contentFolder?: string };

const html = 'text/html; charset=utf-8';
const viteClient = '<script type="module" src="/@vite/client"></script>';
/** A file of its own, unlike on a built page; the page is not painted before it has run. */
const visitorScript = '<script type="module" blocking="render" src="/src/visitor/visitor.ts"></script>';

/** The editing loop: each request draws its page anew, and saving a source or a text reloads the browser. */
export function serveSite(server: ViteDevServer) {
  server.watcher.add(contentFolder);
  server.watcher.on('all', (_, file) => {
    if (file.startsWith(`${projectRoot}src`) || file.startsWith(contentFolder)) server.ws.send({ type: 'full-reload' });
  });

  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const entry = (await server.ssrLoadModule('/renderer/entry.tsx')) as typeof Entry;
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const { contentFolder: folder = contentFolder } = request as ForContent;
        const { status, text, ...headers } = await answer(entry, pathname, search, folder);
        response.writeHead(status, headers).end(text);
      } catch (error) {
        if (isContentError(error)) return void response.writeHead(500, { 'Content-Type': html }).end(report(error.message));
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    });
  };

  async function answer(entry: typeof Entry, path: string, query: string, folder: string) {
    const [, theme, tone, drawing = ''] = /^\/drawings\/(natal|azulejo)\/(festive|calm)\/([\w-]+)\.svg$/.exec(path) ?? [];
    const svg = theme && entry.drawing(drawing, theme as Theme, tone as Tone);
    if (svg) return { 'Content-Type': 'image/svg+xml', status: 200, text: svg };

    const content = entry.loadContent(folder, undefined, true);
    const [, panel, file] = /^\/panels\/([\w-]+)\/(square|wide|shared)\.svg$/.exec(path) ?? [];
    if (panel && file) return { 'Content-Type': 'image/svg+xml', status: 200, text: entry.panelSvg(panel as PanelName, file as PanelFile, content) };

    const picture = Object.values(content.pictures)
      .flatMap(filesOfPicture)
      .find(({ address }) => address === path);
    if (picture) return { 'Content-Type': `image/${picture.format}`, status: 200, text: await makePicture(readPicture(folder, picture), picture) };

    const pages = entry.pagesOf(content);
    const known = pages.find((one) => one.path === path);
    const addresses = oldAddresses(content.redirects.redirects);
    const target = known ? undefined : redirectFor(path, addresses);
    // Not for good, as on a host: the browser would keep it, and the publisher may take it back.
    if (target !== undefined) return { Location: withQuery(target, query), status: 307, text: '' };
    const page = known ?? pages.find((one) => one.path === undefined);
    if (!page) throw new Error('The site has no page for unknown addresses.');
    const document = await drawPage(entry, content, page);
    const status = known ? 200 : addresses.gone.includes(path) ? 410 : 404;
    return { 'Content-Type': html, status, text: document.replace('</head>', `${visitorScript}${viteClient}</head>`) };
  }

  async function drawPage(entry: typeof Entry, content: ReturnType<typeof Entry.loadContent>, page: ReturnType<typeof Entry.pagesOf>[number]) {
    const { theme } = content.site;
    const addressOf = (drawing: string, tone: Tone) => `/drawings/${theme}/${tone}/${drawing}.svg`;
    const urlsFor = (tone: Tone): DrawingUrls => new Map(entry.drawingNames.map((name) => [name, addressOf(name, tone)]));
    const drawings = { festive: urlsFor('festive'), calm: urlsFor('calm') };
    const shared = {
      visitorScript: `Object.assign(window,${JSON.stringify(visitorValues(entry.phaseStarts(content.promotion)))})`,
      speculationRules,
      loader: `import '/src/browser/loader.ts'`,
      font: '/src/styles/fonts/young-serif.woff2',
      themeColor: entry.paint('--ground', theme),
      favicon: addressOf('favicon', 'festive'),
      drawings,
      panels: entry.panelAddresses((name, file) => `/panels/${name}/${file}.svg`),
    };
    const draw = entry.pageRenderer(content, shared, async (modules, tone) => {
      const urls = drawings[tone];
      const frame = sheetsOf([frameModule]);
      const own = sheetsOf(modules).filter((sheet) => !frame.includes(sheet));
      return [layerOrder() + withDrawings((await css(frame)) + entry.themeSheet(theme, tone), urls), withDrawings(await css(own), urls)];
    });
    return (await draw(page)).html;
  }

  /** The style sheets of the modules and of all that they import. */
  function sheetsOf(files: string[]): string[] {
    const { moduleGraph } = server.environments.ssr;
    const found = new Set<EnvironmentModuleNode>();
    const visit = (module: EnvironmentModuleNode) => {
      if (found.has(module)) return;
      found.add(module);
      for (const imported of module.importedModules) visit(imported);
    };
    for (const file of files) for (const module of moduleGraph.getModulesByFile(file) ?? []) visit(module);
    return [...found].flatMap(({ file }) => (file?.endsWith('.css') ? [file] : []));
  }

  async function css(sheets: string[]): Promise<string> {
    const compiled = sheets.map((file) => server.environments.client.transformRequest(`${file.slice(projectRoot.length - 1)}?direct`));
    return (await Promise.all(compiled)).map((result, index) => result?.code ?? readFileSync(sheets[index] ?? '', 'utf8')).join('\n');
  }
}

/** What keeps the pages from being drawn, until it is mended: saving a text reloads this page too. */
const report = (message: string) => `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><pre>${message.replaceAll('<', '&lt;')}</pre>${viteClient}</html>`;
