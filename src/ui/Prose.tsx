import { astToJSX, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import type { AnchorHTMLAttributes } from 'react';
import { type MarkdownNode, parseMarkdown } from '../markdown';
import { ExternalLink } from './ExternalLink';
import styles from './Prose.module.css';
import { unbroken } from './unbroken';

type Props = {
  children: string | MarkdownNode[];
  className?: string;
  /** What draws tables, where there may be some; their CSS weighs on the pages of those texts alone. */
  tables?: MarkdownToJSX.Overrides;
};

/** Markdown as HTML: no raw HTML, no inline styles. */
export function Prose({ children, className, tables = noTables }: Props) {
  const nodes = typeof children === 'string' ? parseMarkdown(children) : children;
  return (
    <div className={className ? `${styles.prose} ${className}` : styles.prose}>
      {astToJSX(nodes, { wrapper: null, forceBlock: true, overrides: { a: ProseLink, ...tables }, renderRule })}
    </div>
  );
}

const renderRule: MarkdownToJSX.Options['renderRule'] = (next, node) => (node.type === RuleType.text ? unbroken(node.text) : next());

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

const noTables: MarkdownToJSX.Overrides = {
  table: () => {
    throw new Error('A short text of a page holds a table, and tables stand in articles, rules and policies only: write a list instead.');
  },
};
