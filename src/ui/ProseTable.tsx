import { Children, isValidElement, type ReactNode, type TableHTMLAttributes } from 'react';
import styles from './Prose.module.css';

/** A table of Markdown, in a frame that scrolls; its columns name the frame, so that no two of a page sound alike. */
export function ProseTable({ children }: TableHTMLAttributes<HTMLTableElement>) {
  const [head] = Children.toArray(children);
  const [row] = Children.toArray(childrenOf(head));
  const columns = Children.toArray(childrenOf(row)).map(wordsOf).filter(Boolean).join(', ');
  return (
    <div className={styles.tableFrame} role="region" aria-label={`Tabela: ${columns}`} tabIndex={0}>
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
