import type { ReactNode } from 'react';
import { Ornament } from '../../art/Ornament';
import type { Article } from '../../model/load-articles';
import type { Content } from '../../model/load-content';
import { dayInWords } from '../../model/words';
import { Contents } from '../../ui/Contents';
import { PageHeading } from '../../ui/PageHeading';
import { Sheet } from '../../ui/Sheet';
import { ArticleBody } from './ArticleBody';
import '../../browser/travelling-tile.css';
import styles from './ArticlePage.module.css';
import { RelatedArticles } from './RelatedArticles';
import { ResponsibleEditor } from './ResponsibleEditor';
import { Sources } from './Sources';

type Props = Pick<Content, 'site' | 'about'> & { article: Article; related: Article[]; tool?: ReactNode };

export function ArticlePage({ article, related, tool, site, about }: Props) {
  return (
    <article>
      <div className={styles.opening}>
        <PageHeading title={article.title} lead={article.lead}>
          <span>
            Publicado a <time dateTime={article.publishedOn}>{dayInWords(article.publishedOn)}</time>
          </span>
          <span>
            Revisto a <time dateTime={article.reviewedOn}>{dayInWords(article.reviewedOn)}</time>
          </span>
          <span>{article.readingMinutes}&nbsp;min de leitura</span>
        </PageHeading>
        <Ornament name={article.tile} className={styles.tile} />
      </div>
      <Sheet className={styles.sheet}>
        <div className={styles.guide}>
          <section className={styles.essentials}>
            <h2>O essencial</h2>
            <ul>
              {article.essentials.map((essential) => (
                <li key={essential}>{essential}</li>
              ))}
            </ul>
          </section>
          <Contents title="Neste artigo" entries={article.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, title: text }))} />
        </div>
        <div className={styles.text}>
          <ArticleBody article={article} tool={tool} />
          <Sources sources={article.sources} />
          <ResponsibleEditor site={site} about={about} />
          <RelatedArticles articles={related} />
        </div>
      </Sheet>
    </article>
  );
}
