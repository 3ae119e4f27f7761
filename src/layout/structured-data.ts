import type { Site } from '../model/schemas/site';
import { routes } from '../routes';
import type { Page } from './page';

/**
 * The page's facts for search engines as one JSON-LD graph (schema.org), safe inside a <script>.
 * `absolute` turns a path of the site into an address.
 */
export function structuredDataFor(page: Page, site: Site, absolute: (path: string) => string, image?: string): string {
  const publisher = { '@type': 'Organization', '@id': absolute('/#editor'), name: site.name, url: absolute('/') };
  const website = {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name: site.name,
    url: absolute('/'),
    inLanguage: 'pt-PT',
    publisher: { '@id': publisher['@id'] },
  };
  const article = page.article && {
    '@type': 'Article',
    headline: page.title,
    datePublished: page.article.publishedOn,
    dateModified: page.article.reviewedOn,
    url: absolute(page.path ?? ''),
    image,
    publisher: { '@id': publisher['@id'] },
    author: { '@id': publisher['@id'] },
    editor: site.editor.placeholder === undefined ? { '@type': 'Person', name: site.editor.value } : undefined,
  };
  const breadcrumbs = page.article && {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(page).map(({ path, label }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: absolute(path) })),
  };
  const graph = [publisher, website, article, breadcrumbs].filter(Boolean);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** The way to an article from the home page. */
export const crumbsOf = ({ path = '', title }: Pick<Page, 'path' | 'title'>) => [
  { path: routes.home, label: 'Início' },
  { path: routes.articles, label: 'Artigos' },
  { path, label: title },
];
