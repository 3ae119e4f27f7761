import { astToJSX, type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type MarkdownNode, parseMarkdown } from '../markdown';
import { ExternalLink } from './ExternalLink';
import styles from './Prose.module.css';
import { ProseTable } from './ProseTable';

type Props = { children: string | MarkdownNode[]; className?: string };

/** Markdown as HTML: no raw HTML, no inline styles, wide tables scroll in a frame of their own. */
export function Prose({ children, className }: Props) {
  const nodes = typeof children === 'string' ? parseMarkdown(children) : children;
  return <div className={className ? `${styles.prose} ${className}` : styles.prose}>{astToJSX(nodes, options)}</div>;
}

const options: MarkdownToJSX.Options = {
  wrapper: null,
  forceBlock: true,
  overrides: { a: ProseLink, table: ProseTable, td: cell('td'), th: cell('th') },
};

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

/** Alignment arrives as an inline style, which the policy forbids; it leaves as a class. */
function cell(Cell: 'td' | 'th') {
  return ({ style, children }: { style?: { textAlign?: string }; children?: ReactNode }) => (
    <Cell className={style?.textAlign === 'right' ? styles.number : undefined} scope={Cell === 'th' ? 'col' : undefined}>
      {children}
    </Cell>
  );
}
