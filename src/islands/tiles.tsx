/** A tile of one unit a side, to fill {@link cells} with. `id` is unique in its page. */
export const Glaze = ({ id, ground }: { id: string; ground: string }) => (
  <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
    <path fill={ground} d="M.04.04H.96V.96H.04z" />
    <path fill="var(--tide)" d="M.04.04H.36L.04.36zM.96.04V.36L.64.04zM.04.96V.64L.36.96zM.96.96H.64L.96.64z" />
  </pattern>
);

/** The cells of a wall from one number to another, row by row; the first and the last may be parts of a cell. */
export function cells(from: number, to: number, columns: number): string {
  const rows = Array.from({ length: Math.ceil(to / columns) }, (_, row) => [Math.max(from, row * columns), Math.min(to, (row + 1) * columns), row] as const);
  return rows
    .map(([start, end, row]) => (start < end ? `M${round(start - row * columns)} ${row}H${round(end - row * columns)}v1H${round(start - row * columns)}z` : ''))
    .join('');
}

const round = (number: number) => Math.round(number * 100) / 100;
