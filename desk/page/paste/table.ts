/** A Markdown table of rows whose cells are Markdown already; the first row is its head, and numbers stand to the right. */
export function tableOf(rows: string[][]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const [head = [], ...body] = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
  const isOfNumbers = (index: number) => body.some((row) => row[index]) && body.every((row) => /^([-−+]?\d[\d.,\s]*[%€]?)?$/.test(row[index] ?? ''));
  const rule = head.map((_, index) => (isOfNumbers(index) ? '--:' : '---'));
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The cells of what a spreadsheet copies as plain text: two rows or more, with as many tabs in each. */
export function cellsOf(text: string): string[][] | undefined {
  const rows = text
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const [first] = rows;
  if (!first || first.length < 2 || rows.length < 2 || rows.some((row) => row.length !== first.length)) return undefined;
  return withoutEmpty(rows.map((row) => row.map((cell) => cell.trim().replaceAll('|', '\\|'))));
}

/** A selection takes more of a spreadsheet than is written in it. */
export function withoutEmpty(rows: string[][]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return filled.map((row) => row.slice(0, width));
}
