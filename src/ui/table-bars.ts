/**
 * How long the bar of each cell is, 0–100 of the longest: from what the cells say, such as `1.037,84€` or `14,36%`.
 * @throws RangeError for a cell without a number.
 */
export function withBars(cells: string[]): number[] {
  const values = cells.map(numberIn);
  const longest = Math.max(...values);
  return values.map((value) => Math.round((value / longest) * 1000) / 10);
}

function numberIn(cell: string): number {
  const [number] = /\d[\d.]*(?:,\d+)?/.exec(cell) ?? [];
  if (!number) throw new RangeError(`«${cell}» não tem número, e a coluna pede barras: escreva um número, ou tire «(barras)» do título da coluna.`);
  return Number(number.replaceAll('.', '').replace(',', '.'));
}
