import { Feed } from 'feed';
import type { Content } from '../src/model/load-content.ts';
import { articlePath, routes } from '../src/routes.ts';

const entriesAtMost = 50;

/** The Atom feed of the newest articles: readers of feeds want news, not an archive. */
export function atomFeed({ site, articles, articleList }: Content): string {
  const base = site.address.value;
  const entries = articles.slice(0, entriesAtMost);
  const feed = new Feed({
    id: `${base}${routes.articles}`,
    title: `${articleList.title} | ${site.name}`,
    description: articleList.description,
    link: `${base}${routes.articles}`,
    language: 'pt-PT',
    copyright: `© ${site.copyrightYear} ${site.name}`,
    updated: new Date(
      `${
        entries
          .map(({ reviewedOn }) => reviewedOn)
          .sort()
          .at(-1) ?? `${site.copyrightYear}-01-01`
      }T00:00:00Z`,
    ),
    feedLinks: { atom: `${base}/artigos.atom` },
    author: { name: site.name, link: `${base}/` },
  });
  for (const { title, slug, excerpt, publishedOn, reviewedOn, topic } of entries) {
    const address = `${base}${articlePath(slug)}`;
    feed.addItem({
      id: address,
      title,
      link: address,
      description: excerpt,
      published: new Date(`${publishedOn}T00:00:00Z`),
      date: new Date(`${reviewedOn}T00:00:00Z`),
      category: [{ name: topic, term: topic }],
    });
  }
  return feed.atom1();
}
