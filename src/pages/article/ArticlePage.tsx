import type { ReactNode } from 'react';
import { Ornament } from '../../art/Ornament';
import { parseMarkdown } from '../../markdown';
import type { Article } from '../../model/load-articles';
import type { Content } from '../../model/load-content';
import { dayInWords } from '../../model/words';
import { Sources } from '../../sections/Sources';
import { PageHeading } from '../../ui/PageHeading';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { ArticleBody } from './ArticleBody';
import '../../browser/travelling-tile.css';
import styles from './ArticlePage.module.css';
import type { Blocks } from './blocks';
import { RelatedArticles } from './RelatedArticles';
import { ResponsibleEditor } from './ResponsibleEditor';

type Props = Pick<Content, 'site' | 'about'> & { article: Article; text: string; related: Article[]; blocks: Blocks; pictures: ReactNode[] };

export function ArticlePage({ article, text, related, blocks, pictures, site, about }: Props) {
  return (
    <article>
      <PageHeading title={article.title} lead={article.lead} picture={<Ornament name={article.tile} className={styles.tile} />}>
        <span>
          Publicado a <time dateTime={article.publishedOn}>{dayInWords(article.publishedOn)}</time>
        </span>
        <span>
          Revisto a <time dateTime={article.reviewedOn}>{dayInWords(article.reviewedOn)}</time>
        </span>
        <span>{article.readingMinutes}&nbsp;min de leitura</span>
      </PageHeading>
      <SheetWithContents contents="Neste artigo" entries={article.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, title: text }))}>
        <ArticleBody nodes={parseMarkdown(text)} blocks={blocks} pictures={pictures} />
        <Sources sources={article.sources} />
        <ResponsibleEditor site={site} about={about} />
      </SheetWithContents>
      <RelatedArticles articles={related} />
    </article>
  );
}
