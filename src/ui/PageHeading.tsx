import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';
import { Prose } from './Prose';

type Props = {
  title: string;
  lead?: string;
  /** What a reader must know before the opening paragraph. */
  first?: ReactNode;
  /** A tile that hangs beside the words where there is room. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The page's one h1, its opening paragraph, and small facts such as a date below them. */
export const PageHeading = ({ title, lead, first, picture, children }: Props) => (
  <div className={styles.heading}>
    {/* Before the words, which would move when it comes. */}
    {picture && <div className={styles.picture}>{picture}</div>}
    <h1 tabIndex={-1}>{title}</h1>
    {first && <div>{first}</div>}
    {lead && <Prose className={styles.lead}>{lead}</Prose>}
    {children && <div className="row quiet">{children}</div>}
  </div>
);
