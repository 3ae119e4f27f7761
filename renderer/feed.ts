import type { Content } from '../src/model/content';
import { articlePath, routes } from '../src/routes';
import { xmlDocument } from './xml';

const entriesAtMost = 50;

/** The Atom feed (RFC 4287) of the newest articles: readers of feeds want news, not an archive. */
export function atomFeed({ site, articles, articleList }: Content): string {
  const base = site.address.value;
  const newest = articles.slice(0, entriesAtMost);
  const lastReview = newest.map(({ reviewedOn }) => reviewedOn).sort();
  return xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'pt-PT',
      id: `${base}${routes.articles}`,
      title: `${articleList.title} | ${site.name}`,
      subtitle: articleList.description,
      updated: instant(lastReview.at(-1) ?? `${site.copyrightYear}-01-01`),
      author: { name: site.name, uri: `${base}/` },
      link: [
        { '@rel': 'alternate', '@href': `${base}${routes.articles}` },
        { '@rel': 'self', '@href': `${base}/artigos.atom` },
      ],
      rights: `© ${site.copyrightYear} ${site.name}`,
      entry: newest.map(({ title, slug, excerpt, publishedOn, reviewedOn, topic }) => ({
        id: `${base}${articlePath(slug)}`,
        title,
        link: { '@href': `${base}${articlePath(slug)}` },
        published: instant(publishedOn),
        updated: instant(reviewedOn),
        summary: excerpt,
        category: { '@term': topic },
      })),
    },
  });
}

const instant = (day: string) => `${day}T00:00:00Z`;
