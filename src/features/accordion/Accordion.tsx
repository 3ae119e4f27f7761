import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

type Item = { id?: string; title: string; content: ReactNode };

type Props = {
  items: Item[];
  /** Of the items that share a name at most one is open (specification §4), and at the start the first. */
  name?: string;
};

/** Items whose headings open and close them, without scripts. `#id` opens its item; in print all are open. */
export const Accordion = ({ items, name }: Props) => (
  <div className={styles.accordion}>
    {items.map(({ id, title, content }, index) => (
      <details key={title} id={id} name={name} open={name !== undefined && index === 0}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
);
