/**
 * The rich-text box writes the whole text anew, in its own hand: other bullets, tables padded and without the alignment
 * of their columns. Every block of `after` that says what a block of `before` said goes back to how it was written.
 */
export function keepMarkdown(before: string[], after: string): string {
  const known = new Map(before.flatMap(blocksOf).map((block) => [meaningOf(block), block]));
  const tables = [...known.values()].filter(isTable);
  return blocksOf(after)
    .map((block) => known.get(meaningOf(block)) ?? (isTable(block) ? withAlignment(block, tables) : ourBullets(block)))
    .join('\n\n');
}

const blocksOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.replace(/^\n+|\s+$/g, ''));

const isTable = (block: string) => /^\|.*\|\n\|[\s:|-]+\|/.test(block);
const ourBullets = (block: string) => block.replace(/^(\s*)\* /gm, '$1- ');

/** What remains when the ways of writing the same are taken away. */
function meaningOf(block: string): string {
  const words = isTable(block)
    ? block
        .split('\n')
        .map(rowOf)
        .filter((_, index) => index !== 1)
        .join('\n')
    : ourBullets(block);
  return words.replace(/\s+/g, ' ').trim();
}

const rowOf = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .join('|');

/** A table whose first row did not change keeps the alignment of its columns. */
function withAlignment(table: string, tables: string[]): string {
  const [header = '', , ...rows] = table.split('\n').map(rowOf);
  const old = tables.find((candidate) => rowOf(candidate.split('\n')[0] ?? '') === header)?.split('\n')[1];
  return old
    ? [header, rowOf(old), ...rows]
        .map((row) =>
          row
            .replace(/\|(?=.)/g, '| ')
            .replace(/(?<=.)\|/g, ' |')
            .replace(/\| {2}\|/g, '| |'),
        )
        .join('\n')
    : table;
}
