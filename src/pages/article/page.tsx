import { Island } from '../../islands/Island';
import { fileOf, type Page } from '../../layout/page';
import { articlesPerPart } from '../../model/articles';
import type { Content } from '../../model/load-content';
import { articlePath, routes } from '../../routes';
import { ArticlePage } from './ArticlePage';

const calculatorModule = 'src/islands/rollover/RolloverCalculator.tsx';

export async function pagesOf({ articles, facts }: Content): Promise<Page[]> {
  // On its own, so that only the articles that have a calculator carry its CSS.
  const { RolloverCalculator } = await import('../../islands/rollover/RolloverCalculator');
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return articles.map((article, index) => {
    const path = articlePath(article.slug);
    return {
      path,
      file: fileOf(path),
      title: article.title,
      description: article.description,
      tone: 'festive',
      archived: index >= articlesPerPart,
      tile: article.tile,
      changedOn: article.reviewedOn,
      crumbs: [
        { path: routes.home, label: 'Início' },
        { path: routes.articles, label: 'Artigos' },
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
      alsoStyledBy: article.calculator ? [calculatorModule] : [],
      body: () => (
        <ArticlePage
          article={article}
          related={article.related.flatMap((slug) => bySlug.get(slug) ?? [])}
          tool={article.calculator && <Island name="rollover" component={RolloverCalculator} props={facts.rollover} />}
        />
      ),
    };
  });
}
