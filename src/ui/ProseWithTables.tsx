import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import { Children, type ComponentProps, cloneElement, isValidElement, type ReactElement, type ReactNode, type TableHTMLAttributes } from 'react';
import { Prose } from './Prose';
import styles from './ProseWithTables.module.css';
import { withBars } from './table-bars';

/** {@link Prose} with tables: wide ones stack on a phone, and a column headed «… (barras)» has its numbers drawn to one scale. */
export const ProseWithTables = (props: Omit<ComponentProps<typeof Prose>, 'tables'>) => <Prose {...props} tables={tables} />;

type Element = ReactElement<{ children?: ReactNode; className?: string }>;
const elementsIn = (node: ReactNode) =>
  Children.toArray(isValidElement<{ children?: ReactNode }>(node) ? node.props.children : node).filter(isValidElement) as Element[];

/** A table of Markdown. Its columns name the frame, so that no two of a page sound alike. */
function ProseTable({ children }: TableHTMLAttributes<HTMLTableElement>) {
  const [head, body] = Children.toArray(children) as Element[];
  const headings = elementsIn(elementsIn(head)[0]);
  const titles = headings.map(wordsOf);
  const columns = titles.map((title) => title.replace(barsWanted, ''));
  const rows = elementsIn(body).map(elementsIn);
  const bars = titles.map((title, column) => (barsWanted.test(title) ? withBars(rows.map((row) => wordsOf(row[column]))) : []));
  return (
    <div
      className={columns.length > 3 || bars.some(({ length }) => length) ? `${styles.frame} ${styles.stacks}` : styles.frame}
      role="region"
      aria-label={`Tabela: ${columns.filter(Boolean).join(', ')}`}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>{headings.map((heading, column) => cloneElement(heading, undefined, columns[column]))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed table never move.
            <tr key={index}>
              {row.map((cell, column) => cloneElement(cell as ReactElement<CellProps>, { label: columns[column], bar: bars[column]?.[index] }))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const barsWanted = / \(barras\)$/;

const wordsOf = (node: ReactNode): string =>
  typeof node === 'string' || typeof node === 'number'
    ? String(node)
    : Children.toArray(isValidElement<{ children?: ReactNode }>(node) ? node.props.children : node)
        .map((child) => wordsOf(typeof child === 'object' ? child : String(child)))
        .join('');

type CellProps = { style?: { textAlign?: string }; children?: ReactNode; label?: string; bar?: number };

/** Alignment arrives as an inline style, which the policy forbids; it leaves as a class. */
const classOf = ({ style, bar }: CellProps) =>
  [style?.textAlign === 'right' && styles.number, bar !== undefined && styles.answer].filter(Boolean).join(' ') || undefined;

const Heading = (props: CellProps) => (
  <th className={classOf(props)} scope="col">
    {props.children}
  </th>
);

const Cell = (props: CellProps) => (
  <td className={classOf(props)} data-label={props.label}>
    {props.children}
    {props.bar !== undefined && (
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0H${props.bar}V1H0z`} />
      </svg>
    )}
  </td>
);

const tables: MarkdownToJSX.Overrides = { table: ProseTable, td: Cell, th: Heading };
