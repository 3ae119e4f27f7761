import { astToJSX, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type MarkdownNode, parseMarkdown } from '../markdown';
import { ExternalLink } from './ExternalLink';
import styles from './Prose.module.css';
import { unbroken } from './unbroken';

type Props = {
  children: string | MarkdownNode[];
  className?: string;
  /** What stands before the text, inside the same element. */
  before?: ReactNode;
  /** What draws tables, where there may be some; their CSS weighs on the pages of those texts alone. */
  Table?: (props: TableProps) => ReactNode;
};

export type TableProps = { node: MarkdownToJSX.TableNode; draw: (cell: MarkdownNode[]) => ReactNode };

/** Markdown as HTML: no raw HTML, no inline styles. */
export function Prose({ children, className, before, Table }: Props) {
  const nodes = typeof children === 'string' ? parseMarkdown(children) : children;
  const renderRule: MarkdownToJSX.Options['renderRule'] = (next, node, draw, state) => {
    if (node.type === RuleType.text) return unbroken(node.text);
    if (node.type !== RuleType.table) return next();
    if (!Table) throw new Error('A short text of a page holds a table, and tables stand in articles, rules and policies only: write a list instead.');
    return <Table key={state.key} node={node} draw={(cell) => draw(cell, state)} />;
  };
  return (
    <div className={className ? `${styles.prose} ${className}` : styles.prose}>
      {before}
      {astToJSX(nodes, { wrapper: null, forceBlock: true, overrides: { a: ProseLink }, renderRule })}
    </div>
  );
}

function ProseLink({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (/^https:/.test(href)) {
    return (
      <ExternalLink href={href} kind="private">
        {children}
      </ExternalLink>
    );
  }
  return <a href={href}>{children}</a>;
}
