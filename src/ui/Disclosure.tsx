import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import summary from './Summary.module.css';
import { unbroken } from './unbroken';

type Props = {
  id?: string | undefined;
  /** Shared by the items of one list: of these at most one is open. */
  name?: string;
  title: ReactNode;
  /** What stands beside the title. */
  about?: ReactNode;
  /** What it comes to, under the title. On paper the text itself says it. */
  inShort?: string | undefined;
  heading?: 'h3' | 'h4';
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page that its heading opens and closes. It works without scripts; `#id` opens it, and on paper it is open. */
export const Disclosure = ({ id, name, title, about, inShort, heading: Heading = 'h3', className = '', children }: Props) => (
  <details id={id} name={name} className={`${styles.item} ${className}`.trim()}>
    <summary className={summary.summary}>
      <Heading className={styles.title}>{title}</Heading>
      {about}
      {inShort && <span className={styles.inShort}>{unbroken(inShort)}</span>}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
