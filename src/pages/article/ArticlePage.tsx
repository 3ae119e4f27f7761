import type { ReactNode } from 'react';
import { Ornament } from '../../art/Ornament';
import { Breadcrumbs } from '../../layout/Breadcrumbs';
import { parseMarkdown } from '../../markdown';
import type { Content } from '../../model/content';
import { sectionIds } from '../../model/derived/section-ids';
import { dayInWords } from '../../model/derived/words';
import type { Article } from '../../model/reading/load-articles';
import { articlePath, routes } from '../../routes';
import { Sources } from '../../sections/Sources';
import { TileLink, TileLinks } from '../../sections/TileLinks';
import { PageHeading } from '../../ui/PageHeading';
import { Section } from '../../ui/Section';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { ArticleBody } from './ArticleBody';
import '../../styles/page-fade.css';
import styles from './ArticlePage.module.css';
import type { Passages } from './blocks';

type Props = Pick<Content, 'site' | 'about'> & {
  article: Article;
  related: Article[];
  blocks: ReactNode[];
  pictures: ReactNode[];
  passages: Passages | undefined;
  /** Whether the first of the blocks opens the page. */
  opens: boolean;
};

export function ArticlePage({ article, related, blocks, pictures, passages, opens, site, about }: Props) {
  return (
    <>
      <Breadcrumbs path={articlePath(article.slug)} title={article.title} />
      <article className={styles.article}>
        {/* No tile over the panel in which it is painted large. */}
        <PageHeading title={article.title} lead={article.lead} picture={!opens && <Ornament name={article.tile} />}>
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
          className={passages ? `${styles.text} ${passages.look}` : styles.text}
          opening={opens && blocks[0]}
          contents="Neste artigo"
          entries={article.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, title: text }))}
        >
          <ArticleBody nodes={parseMarkdown(article.text)} blocks={opens ? [null, ...blocks.slice(1)] : blocks} pictures={pictures} passages={passages} />
          <Sources sources={article.sources} />
          <p className={styles.editor}>
            {site.editor.placeholder === undefined && `Editor responsável: ${site.editor.value}. `}
            <a className="screen-only" href={`${routes.about}#${sectionIds.about.identity}`}>
              {about.identity.title}
            </a>
          </p>
        </SheetWithContents>
        {related.length > 0 && (
          <Section id={sectionIds.article.related} title="Artigos relacionados" className={`screen-only ${styles.related}`}>
            <TileLinks>
              {related.map(({ slug, title, topic, tile, readingMinutes }) => (
                <TileLink key={slug} motif={tile} about={`${topic}, ${readingMinutes}\u00a0min`}>
                  <a href={articlePath(slug)}>{title}</a>
                </TileLink>
              ))}
            </TileLinks>
          </Section>
        )}
      </article>
    </>
  );
}
