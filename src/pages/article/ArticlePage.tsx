import type { ReactNode } from 'react';
import { Ornament } from '../../art/Ornament';
import { Breadcrumbs } from '../../layout/Breadcrumbs';
import { dayInWords } from '../../model/derived/words';
import type { Article } from '../../model/reading/load-articles';
import type { Content } from '../../model/reading/load-content';
import { articlePath } from '../../routes';
import { Sources } from '../../sections/Sources';
import { PageHeading } from '../../ui/PageHeading';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { ArticleBody } from './ArticleBody';
import '../../browser/travelling-tile.css';
import styles from './ArticlePage.module.css';
import { RelatedArticles } from './RelatedArticles';
import { ResponsibleEditor } from './ResponsibleEditor';

type Props = Pick<Content, 'site' | 'about'> & {
  article: Article;
  related: Article[];
  blocks: ReactNode[];
  pictures: ReactNode[];
  /** Whether the first of the blocks opens the page. */
  opens: boolean;
};

export function ArticlePage({ article, related, blocks, pictures, opens, site, about }: Props) {
  return (
    <>
      <Breadcrumbs path={articlePath(article.slug)} title={article.title} />
      <article className={styles.article}>
        <PageHeading title={article.title} lead={article.lead} picture={<Ornament name={article.tile} className={styles.tile} />}>
          <span className={styles.wide}>
            Publicado a <time dateTime={article.publishedOn}>{dayInWords(article.publishedOn)}</time>
          </span>
          <span>
            Revisto a <time dateTime={article.reviewedOn}>{dayInWords(article.reviewedOn)}</time>
          </span>
          <span>
            {article.readingMinutes}&nbsp;min<span className={styles.wide}> de leitura</span>
          </span>
        </PageHeading>
        <SheetWithContents
          className={styles.text}
          opening={opens && blocks[0]}
          contents="Neste artigo"
          entries={article.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, title: text }))}
        >
          <ArticleBody nodes={article.body} blocks={opens ? [null, ...blocks.slice(1)] : blocks} pictures={pictures} />
          <Sources sources={article.sources} />
          <ResponsibleEditor site={site} about={about} />
        </SheetWithContents>
        <RelatedArticles articles={related} />
      </article>
    </>
  );
}
