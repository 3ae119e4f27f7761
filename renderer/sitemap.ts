import type { Page } from '../src/layout/page';
import { xmlDocument } from './xml';

/** A sitemap holds 50,000 addresses at most (sitemaps.org). */
const largest = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Entry = Pick<Page, 'path' | 'changedOn'>;

/** The sitemap of all pages that have an address, as files: one, or an index and its parts. */
export function sitemapFiles(pages: Entry[], address: string): Record<string, string> {
  const entries = pages.filter(({ path }) => path !== undefined);
  if (entries.length <= largest) return { 'sitemap.xml': urlset(entries, address) };
  const parts = Array.from({ length: Math.ceil(entries.length / largest) }, (_, index) => [
    `sitemap-${index + 1}.xml`,
    urlset(entries.slice(index * largest, (index + 1) * largest), address),
  ]);
  const index = xmlDocument({ sitemapindex: { '@xmlns': namespace, sitemap: parts.map(([file]) => ({ loc: `${address}/${file}` })) } });
  return { 'sitemap.xml': index, ...Object.fromEntries(parts) };
}

/** `lastmod` only where the content says when it changed: an invented date makes search engines distrust all of them. */
const urlset = (entries: Entry[], address: string) =>
  xmlDocument({
    urlset: { '@xmlns': namespace, url: entries.map(({ path, changedOn }) => ({ loc: `${address}${path}`, ...(changedOn && { lastmod: changedOn }) })) },
  });
