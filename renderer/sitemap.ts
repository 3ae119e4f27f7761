import type { Page } from '../src/layout/page.ts';

/** A sitemap holds 50,000 addresses at most (sitemaps.org). */
const largest = 50_000;

type Entry = Pick<Page, 'path' | 'changedOn'>;

/** The sitemap of all pages with an address, as files: one, or an index and its parts. */
export function sitemapFiles(pages: Entry[], address: string): Map<string, string> {
  const entries = pages.filter(({ path }) => path !== undefined);
  if (entries.length <= largest) return new Map([['sitemap.xml', urlset(entries, address)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / largest) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    xml: urlset(entries.slice(index * largest, (index + 1) * largest), address),
  }));
  const index = `${declaration}<sitemapindex ${namespace}>${parts.map(({ file }) => `<sitemap><loc>${escaped(`${address}/${file}`)}</loc></sitemap>`).join('')}</sitemapindex>`;
  return new Map([['sitemap.xml', index], ...parts.map(({ file, xml }) => [file, xml] as const)]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `lastmod` only where the content says when it changed: an invented date makes search engines distrust all of them. */
const urlset = (entries: Entry[], address: string) =>
  `${declaration}<urlset ${namespace}>${entries
    .map(({ path, changedOn }) => `<url><loc>${escaped(`${address}${path}`)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`)
    .join('')}</urlset>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
