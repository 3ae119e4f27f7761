import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import { Children, type ComponentProps, isValidElement, type ReactNode, type TableHTMLAttributes } from 'react';
import { Prose } from './Prose';
import styles from './ProseWithTables.module.css';

/** {@link Prose} whose wide tables scroll in a frame of their own. */
export const ProseWithTables = (props: Omit<ComponentProps<typeof Prose>, 'tables'>) => <Prose {...props} tables={tables} />;

/** A table of Markdown, in a frame that scrolls; its columns name the frame, so that no two of a page sound alike. */
function ProseTable({ children }: TableHTMLAttributes<HTMLTableElement>) {
  const [head] = Children.toArray(children);
  const [row] = Children.toArray(childrenOf(head));
  const columns = Children.toArray(childrenOf(row)).map(wordsOf).filter(Boolean).join(', ');
  return (
    <div className={styles.frame} role="region" aria-label={`Tabela: ${columns}`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

const childrenOf = (node: ReactNode) => (isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined);

const wordsOf = (node: ReactNode): string =>
  typeof node === 'string'
    ? node
    : Children.toArray(isValidElement(node) ? childrenOf(node) : node)
        .map((child) => (typeof child === 'object' ? wordsOf(child) : String(child)))
        .join('');

/** Alignment arrives as an inline style, which the policy forbids; it leaves as a class. */
function cell(Cell: 'td' | 'th') {
  return ({ style, children }: { style?: { textAlign?: string }; children?: ReactNode }) => (
    <Cell className={style?.textAlign === 'right' ? styles.number : undefined} scope={Cell === 'th' ? 'col' : undefined}>
      {children}
    </Cell>
  );
}

const tables: MarkdownToJSX.Overrides = { table: ProseTable, td: cell('td'), th: cell('th') };
