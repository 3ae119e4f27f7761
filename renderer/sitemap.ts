import type { Page } from '../src/layout/page';
import { xmlDocument } from './xml';

/**
 * The sitemap of all pages that have an address; one file holds 50,000 (sitemaps.org). `lastmod` only where the content
 * says when it changed: an invented date makes search engines distrust all of them.
 */
export const sitemap = (pages: Pick<Page, 'path' | 'changedOn'>[], address: string): string =>
  xmlDocument({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: pages.flatMap(({ path, changedOn }) => (path === undefined ? [] : [{ loc: address + path, ...(changedOn && { lastmod: changedOn }) }])),
    },
  });
