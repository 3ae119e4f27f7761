import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from './content/content';
import { Document, type Files } from './layout/Document';
import type { Page, View } from './layout/page';
import { pagesOf } from './pages/pages';

export { loadContent } from './content/content';
export { ContentError } from './content/content-error';
export { launchProblems } from './content/launch';
export { pagesOf };

const views = import.meta.glob<Record<string, View>>('./pages/*/*Page.tsx');

/** @returns the whole HTML of a page. */
export async function renderPage(page: Page, content: Content, files: Files): Promise<string> {
  const load = views[`./pages/${page.view}.tsx`];
  const name = page.view.slice(page.view.lastIndexOf('/') + 1);
  const View = (await load?.())?.[name];
  if (!View) throw new Error(`src/pages/pages.ts names ${page.view}: there is no src/pages/${page.view}.tsx that exports ${name}.`);
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} content={content} files={files}>
      <View content={content} article={page.article} />
    </Document>,
  )}`;
}

/** The files for search engines, by name. */
export function textFiles(content: Content): Record<string, string> {
  const address = content.site.address.value;
  const urls = pagesOf(content).flatMap(({ path }) => (path === undefined ? [] : `  <url><loc>${address}${path}</loc></url>`));
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
  };
}
