import type { ReactNode } from 'react';
import type { Article } from '../../model/load-articles';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { splitAfterSection } from './split-after-section';

/** The heading of the section after which the calculator stands. */
const sumsSection = 'as-contas-passo-a-passo';

/** The article's text, with its calculator where the article asks for one. */
export function ArticleBody({ article, tool }: { article: Article; tool?: ReactNode }) {
  if (!tool) return <ProseWithTables>{article.body()}</ProseWithTables>;
  const [before, after] = splitAfterSection(article.body(), sumsSection);
  return (
    <>
      <ProseWithTables>{before}</ProseWithTables>
      {tool}
      {after.length > 0 && <ProseWithTables>{after}</ProseWithTables>}
    </>
  );
}
