import type { Site } from '../model/site';
import type { Page } from './page';

type Described = Pick<Page, 'path' | 'crumbs' | 'structuredData'>;

/**
 * The page's facts for search engines as one JSON-LD graph (schema.org), safe inside a <script>.
 * `absolute` turns a path of the site into an address.
 */
export function structuredDataFor(page: Described, site: Site, absolute: (path: string) => string, image?: string): string {
  const publisher = { '@type': 'Organization', '@id': absolute('/#editor'), name: site.name, url: absolute('/') };
  const website = {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name: site.name,
    url: absolute('/'),
    inLanguage: 'pt-PT',
    publisher: { '@id': publisher['@id'] },
  };
  const own = (page.structuredData ?? []).map((facts) => ({
    ...facts,
    url: absolute(page.path ?? ''),
    image,
    publisher: { '@id': publisher['@id'] },
    author: { '@id': publisher['@id'] },
    editor: site.editor.placeholder === undefined ? { '@type': 'Person', name: site.editor.value } : undefined,
  }));
  const breadcrumbs = page.crumbs && {
    '@type': 'BreadcrumbList',
    itemListElement: page.crumbs.map(({ path, label }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: absolute(path) })),
  };
  const graph = [publisher, website, ...own, breadcrumbs].filter(Boolean);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
