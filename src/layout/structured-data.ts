import { articleTrail } from '../components/Breadcrumbs';
import type { Page } from './page';
import type { Site } from './site-schema';

/** The page's facts for search engines as one JSON-LD graph (schema.org), safe inside a `<script>`. */
export function structuredData({ path = '/', title, article }: Page, site: Site): string {
  const absolute = (address: string) => site.address.value + address;
  const publisher = { '@type': 'Organization', '@id': absolute('/#editor'), name: site.name, url: absolute('/') };
  const graph = [
    publisher,
    { '@type': 'WebSite', '@id': absolute('/#site'), name: site.name, url: absolute('/'), inLanguage: 'pt-PT', publisher: { '@id': publisher['@id'] } },
    article && {
      '@type': 'Article',
      headline: title,
      datePublished: article.publishedOn,
      dateModified: article.reviewedOn,
      url: absolute(path),
      image: absolute('/social/article.png'),
      publisher: { '@id': publisher['@id'] },
      author: { '@id': publisher['@id'] },
    },
    article && {
      '@type': 'BreadcrumbList',
      itemListElement: articleTrail(article).map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.label,
        item: absolute(step.path),
      })),
    },
  ].filter(Boolean);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
