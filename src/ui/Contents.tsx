import { useId } from 'react';
import styles from './Contents.module.css';
import stops from './Stops.module.css';

export type ContentsEntry = { id: string; title: string };

/** Links to the parts of a page. Where the browser knows how, it marks the one that is being read. */
export function Contents({ title, entries }: { title: string; entries: ContentsEntry[] }) {
  const id = `indice${useId()}`;
  return (
    <nav aria-labelledby={id} className={styles.contents}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ol role="list" className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={`${stops.stop} ${styles.link}`}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
