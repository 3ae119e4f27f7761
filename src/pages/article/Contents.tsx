import type { Heading } from '../../markdown';
import { sectionIds } from '../../model/section-ids';
import styles from './Contents.module.css';

export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby={sectionIds.article.contents} className={styles.contents}>
      <h2 id={sectionIds.article.contents}>Neste artigo</h2>
      <ol>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
