import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import summary from './Summary.module.css';

type Props = {
  /** Shared by the items of one list: of these at most one is open. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
};

/**
 * A list of which one item at a time is open, and may be closed again. It works without scripts; `#id` opens its
 * item, and on paper all are open.
 */
export function Accordion({ name, items }: Props) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className={styles.item}>
          <summary className={summary.summary}>
            <h3 className={styles.title}>{title}</h3>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
