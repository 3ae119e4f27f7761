import styles from './Contents.module.css';
import stops from './Stops.module.css';
import summary from './Summary.module.css';

export type ContentsEntry = { id: string; title: string };

/** Links to the parts of a page: closed above the text on narrow screens, open beside it on wide ones, where nothing is left to press. */
export const Contents = ({ title, entries, open }: { title: string; entries: ContentsEntry[]; open?: boolean | undefined }) => (
  <nav aria-label={title} className={styles.contents}>
    <details open={open}>
      <summary className={`${summary.summary} ${styles.title}`}>{title}</summary>
      <p className={styles.title}>{title}</p>
      <ol role="list" className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={`${stops.stop} ${styles.link}`}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
