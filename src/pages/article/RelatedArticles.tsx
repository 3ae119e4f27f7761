import type { Article } from '../../model/load-articles';
import { sectionIds } from '../../model/section-ids';
import { articlePath } from '../../routes';
import { Section } from '../../ui/Section';
import styles from './ArticlePage.module.css';

export function RelatedArticles({ articles }: { articles: Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section id={sectionIds.article.related} title="Artigos relacionados" className={styles.related}>
      <ul>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a href={articlePath(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
