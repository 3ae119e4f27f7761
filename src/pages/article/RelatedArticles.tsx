import { sectionIds } from '../../model/derived/section-ids';
import type { Article } from '../../model/reading/load-articles';
import { articlePath } from '../../routes';
import { TileLink, TileLinks } from '../../sections/TileLinks';
import { Section } from '../../ui/Section';
import styles from './ArticlePage.module.css';

export function RelatedArticles({ articles }: { articles: Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section id={sectionIds.article.related} title="Artigos relacionados" className={`screen-only ${styles.related}`}>
      <TileLinks>
        {articles.map(({ slug, title, topic, tile, readingMinutes }) => (
          <TileLink key={slug} motif={tile} about={`${topic}, ${readingMinutes}\u00a0min`}>
            <a href={articlePath(slug)}>{title}</a>
          </TileLink>
        ))}
      </TileLinks>
    </Section>
  );
}
