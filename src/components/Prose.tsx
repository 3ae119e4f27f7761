import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Picture } from '../content/content';
import { ExternalLink } from './ExternalLink';
import styles from './Prose.module.css';

type Props = {
  children: string;
  className?: string;
  /** Pictures that the text may show, by file name. */
  pictures?: Record<string, Picture>;
};

/** A text of content/ in Markdown. Its HTML is shown as text. Reader views keep links in it for the sake of its class name, «text». */
export function Prose({ children, className, pictures = {} }: Props) {
  const options: MarkdownToJSX.Options = {
    forceBlock: true,
    forceWrapper: true,
    wrapper: 'div',
    disableParsingRawHTML: true,
    // Headings get ids that stay the same when a text is moved.
    slugify: slugOf,
    overrides: {
      a: { component: TextLink },
      table: { component: Table },
      th: { component: (cell: Cell) => <th {...aligned(cell)} scope="col" /> },
      td: { component: (cell: Cell) => <td {...aligned(cell)} /> },
      img: { component: ({ src = '', alt = '' }: ComponentProps<'img'>) => <img {...pictures[src]} alt={alt} fetchPriority="low" /> },
    },
  };
  return (
    <Markdown options={options} className={[styles.text, className].filter(Boolean).join(' ')}>
      {children}
    </Markdown>
  );
}

const TextLink = ({ href = '', children }: { href?: string; children?: ReactNode }) =>
  href.startsWith('http') ? (
    <ExternalLink href={href} kind="private">
      {children}
    </ExternalLink>
  ) : (
    <a href={href} className={href.startsWith('tel:') ? 'unbroken' : undefined}>
      {children}
    </a>
  );

type Cell = { style?: { textAlign?: string }; children?: ReactNode };

/** The policy refuses style attributes, which the library uses for a column's alignment. */
const aligned = ({ style, children }: Cell) => ({ 'data-align': style?.textAlign, children });

/** What scrolls sideways must be reachable by keyboard. */
const Table = ({ children }: { children?: ReactNode }) => (
  <div className={styles.table} role="group" aria-label="Tabela" tabIndex={0}>
    <table>{children}</table>
  </div>
);

/** «Quanto conta cada jogo» → `quanto-conta-cada-jogo`. */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
