import type { ComponentProps } from 'react';
import { textOf } from '../markdown';
import { Prose, type TableProps } from './Prose';
import styles from './ProseWithTables.module.css';
import tables from './Table.module.css';

/** {@link Prose} with tables: a column headed «… (barras)» has its numbers drawn to one scale, «… (barras de 100€)» in pieces of that much. */
export const ProseWithTables = (props: Omit<ComponentProps<typeof Prose>, 'Table'>) => <Prose {...props} Table={Table} />;

const barsWanted = / \(barras(?: de (.+))?\)$/;

/** Its columns name the frame, so that no two tables of a page sound alike. */
function Table({ node: { header, cells, align }, draw }: TableProps) {
  const titles = header.map((cell) => textOf(cell));
  const bars = titles.map((title, column) => {
    const [wanted, piece] = barsWanted.exec(title) ?? [];
    return wanted
      ? withBars(
          cells.map((row) => textOf(row[column] ?? [])),
          piece,
        )
      : [];
  });
  const columns = titles.map((title, column) => ({
    label: title.replace(barsWanted, ''),
    // The first says what its row is about.
    look: [column > 0 && align[column] === 'right' && tables.number, bars[column]?.length && styles.answer].filter(Boolean).join(' ') || undefined,
    bars: bars[column],
  }));
  const drawn = bars.some(({ length }) => length);
  const look = drawn ? `${tables.frame} ${styles.drawn}` : tables.frame;
  return (
    <div className={look} role="region" aria-label={`Tabela: ${columns.flatMap(({ label }) => label || []).join(', ')}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ label, look }) => (
              <th key={label} className={look} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed table never move.
            <tr key={index}>
              {columns.map(({ label, look, bars }, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={label} className={look} scope={column === 0 ? 'row' : undefined}>
                    {draw(row[column] ?? [])}
                    {bars?.[index] && <Bar {...bars[index]} />}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type BarProps = { length: number; dash: string | undefined };

/**
 * How long the bar of each cell is, 0–100 of the longest, from what the cells say, such as `1.037,84€` or `14,36%`; and the
 * dashes that cut it into pieces of as much as `piece` says.
 * @throws RangeError for a cell without a number.
 */
function withBars(cells: string[], piece?: string): BarProps[] {
  const values = cells.map(numberIn);
  const longest = Math.max(...values);
  const share = (value: number) => Math.round((value / longest) * 1000) / 10;
  // Between two pieces is a gap of 0.6.
  const dash = piece ? `${share(numberIn(piece) - 0.006 * longest)} .6` : undefined;
  return values.map((value) => ({ length: share(value), dash }));
}

function numberIn(cell: string): number {
  const [number] = /\d[\d.]*(?:,\d+)?/.exec(cell) ?? [];
  if (!number) throw new RangeError(`«${cell}» não tem número, e a coluna pede barras: escreva um número, ou tire «(barras)» do título da coluna.`);
  return Number(number.replaceAll('.', '').replace(',', '.'));
}

const Bar = ({ length, dash }: BarProps) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <path strokeDasharray={dash} d={`M0 .5H${length}`} />
  </svg>
);
