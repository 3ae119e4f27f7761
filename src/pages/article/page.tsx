import type { Content } from '../../content/load-content';
import { fileOf, type Page } from '../../layout/page';
import { articlePath, routes } from '../../routes';
import { ArticlePage } from './ArticlePage';

export function pagesOf({ articles, articleList, facts }: Content): Page[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return articles.map((article) => {
    const path = articlePath(article.slug);
    return {
      path,
      file: fileOf(path),
      title: article.title,
      description: article.description,
      tone: 'calm',
      tile: article.tile,
      changedOn: article.reviewedOn,
      crumbs: [
        { path: routes.home, label: 'Início' },
        { path: routes.articles, label: articleList.title },
        { path, label: article.title },
      ],
      structuredData: [
        {
          '@type': 'Article',
          headline: article.title,
          datePublished: article.publishedOn,
          dateModified: article.reviewedOn,
        },
      ],
      body: () => <ArticlePage article={article} related={article.related.flatMap((slug) => bySlug.get(slug) ?? [])} facts={facts} />,
    };
  });
}
