import { fileOf, type Page } from '../../layout/page';
import { articlesPerPart } from '../../model/articles';
import type { Content } from '../../model/load-content';
import { articleListPath } from '../../routes';
import { ArticleListPage } from './ArticleListPage';

export function pagesOf({ articleList, articles }: Content): Page[] {
  const parts = Math.max(1, Math.ceil(articles.length / articlesPerPart));
  return Array.from({ length: parts }, (_, index) => {
    const part = index + 1;
    const path = articleListPath(part);
    return {
      path,
      file: fileOf(path),
      title: part === 1 ? articleList.title : `${articleList.title}, página ${part}`,
      description: articleList.description,
      tone: 'festive',
      archived: part > 1,
      tile: 'roseta',
      body: () => <ArticleListPage list={articleList} articles={articles.slice(index * articlesPerPart, part * articlesPerPart)} part={part} parts={parts} />,
    };
  });
}
