import { Children, isValidElement, type ReactNode } from 'react';
import { Contents, type ContentsEntry } from './Contents';
import { Section } from './Section';
import { Sheet } from './Sheet';
import styles from './SheetWithContents.module.css';

type Props = {
  children: ReactNode;
  className?: string;
  /** The heading of the table of contents. */
  contents: string;
  /** A picture across the whole sheet, before everything. */
  opening?: ReactNode;
  /** Another, after everything. */
  closing?: ReactNode;
  /** What is more urgent than a list of what follows: it stands before the table of contents. */
  first?: ReactNode;
  /** How the page lays these out. */
  look?: string;
  /** Whether narrow screens show it open: where the page is its questions. */
  open?: boolean;
  /** What it lists; else the sections among the children. */
  entries?: ContentsEntry[];
};

/** A {@link Sheet} with a table of contents beside the text, on the grid that all pages of text share. */
export const SheetWithContents = ({ children, className, contents, opening, closing, first, look, open, entries = sectionsIn([first, children]) }: Props) => (
  <Sheet className={`${styles.grid} ${look ?? ''}`.trim()}>
    {opening}
    {first && <div>{first}</div>}
    <Contents title={contents} entries={entries} open={open} />
    <div className={className}>{children}</div>
    {closing}
  </Sheet>
);

const sectionsIn = (children: ReactNode): ContentsEntry[] =>
  Children.toArray(children).flatMap((child) => (isValidElement<ContentsEntry>(child) && child.type === Section ? [child.props] : []));
