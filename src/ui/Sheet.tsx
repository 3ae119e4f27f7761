import { Children, isValidElement, type ReactNode } from 'react';
import { Contents, type ContentsEntry } from './Contents';
import { Section } from './Section';
import styles from './Sheet.module.css';

type Props = {
  children: ReactNode;
  className?: string;
  /** The heading of a table of contents beside the text, on the grid that all pages of text share. */
  contents?: string;
  /** What it lists; else the sections among the children. */
  entries?: ContentsEntry[];
  /** What is more urgent than a list of what follows: it stands before the table of contents. */
  first?: ReactNode;
};

/** A glazed white panel laid on the night: where there is something to read. */
export function Sheet({ children, className, contents, first, entries = sectionsIn([first, children]) }: Props) {
  if (!contents) {
    return (
      <div className={`paper ${styles.sheet}`}>
        <div className={className ? `${styles.inner} ${className}` : styles.inner}>{children}</div>
      </div>
    );
  }
  return (
    <div className={`paper ${styles.sheet}`}>
      <div className={`${styles.inner} ${styles.grid} ${first ? styles.urgent : ''}`.trim()}>
        {first && <div>{first}</div>}
        <Contents title={contents} entries={entries} />
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}

const sectionsIn = (children: ReactNode): ContentsEntry[] =>
  Children.toArray(children).flatMap((child) => (isValidElement<ContentsEntry>(child) && child.type === Section ? [child.props] : []));
