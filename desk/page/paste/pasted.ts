import TurndownService from 'turndown';
import { clean } from './clean';
import { cellsOf, tableOf, withoutEmpty } from './table';

/** `lost` says what could not be kept. */
export type Pasted = { markdown: string; lost: string[] };

/** As Markdown, what another program put on the clipboard; nothing, where its plain words are what is wanted. @param takesTitle as `clean` asks it. */
export function pasted(clipboard: DataTransfer, takesTitle: (title: string) => boolean): Pasted | undefined {
  const [html, text] = [clipboard.getData('text/html'), clipboard.getData('text/plain')];
  // Programmers' editors colour their text; it is Markdown already.
  if (html && !clipboard.types.includes('vscode-editor-data')) return fromHtml(html, takesTitle);
  const cells = cellsOf(text);
  if (cells) return { markdown: tableOf(cells), lost: [] };
  const listed = withBullets(text);
  return listed === text ? undefined : { markdown: listed, lost: [] };
}

function fromHtml(html: string, takesTitle: (title: string) => boolean): Pasted | undefined {
  // A document of its own runs no script and asks for no picture.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('pre') && [...body.children].every(({ localName }) => /^(pre|meta)$/.test(localName))) return undefined;
  const lost = clean(body, takesTitle);
  const markdown = turndown
    .turndown(body)
    // The number of a note, which is in no link here.
    .replaceAll(/\\\[(\d+)\\\]/g, '($1)')
    .replaceAll(/^[ \t]+$/gm, '')
    .replaceAll(/[ \t]+$/gm, (space) => (space === '  ' ? space : ''))
    .replaceAll(/(?: {2}\n)+\n|(?: {2}\n){2,}/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown: withBullets(markdown), lost };
}

/** Lines that begin with a bullet are a list, whoever drew it. */
const withBullets = (text: string) =>
  text.replaceAll(
    /^[ \t]*[•●▪◦·][ \t]+(.*)(?:\r?\n(?:[ \t]*\r?\n)?(?=[ \t]*[•●▪◦·][ \t]))?/gm,
    (line, words: string) => `- ${words}${line.endsWith('\n') ? '\n' : ''}`,
  );

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', strongDelimiter: '**', hr: '---' });

/** A line that begins with `|` is a table for the site. */
const { escape: escaped } = turndown;
turndown.escape = (text) => escaped.call(turndown, text).replace(/^\|/, '\\|');

turndown.addRule('item', {
  filter: 'li',
  replacement: (content, item) => {
    const list = item.parentElement;
    const marker = list?.localName === 'ol' ? `${(Number(list.getAttribute('start')) || 1) + [...list.children].indexOf(item as Element)}. ` : '- ';
    return `${marker}${content
      .trim()
      .replaceAll(/\n+(?=\s*(?:- |\d+\. ))/g, '\n')
      .replaceAll('\n', `\n${' '.repeat(marker.length)}`)}\n`;
  },
});

turndown.addRule('table', {
  filter: 'table',
  replacement: (_, table) => `\n\n${tableOf(withoutEmpty(rowsOf(table as HTMLTableElement)))}\n\n`,
});

/** Each cell at its place: one that spans several leaves the others empty. */
function rowsOf(table: HTMLTableElement): string[][] {
  const rows: string[][] = [...table.rows].map(() => []);
  [...table.rows].forEach(({ cells }, y) => {
    let x = 0;
    for (const cell of cells) {
      while (rows[y]?.[x] !== undefined) x += 1;
      for (let down = 0; down < cell.rowSpan; down += 1)
        for (let right = 0; right < cell.colSpan; right += 1) {
          const row = rows[y + down];
          if (row) row[x + right] = down + right === 0 ? wordsOf(cell, y === 0) : '';
        }
    }
  });
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

function wordsOf(cell: HTMLElement, isHead: boolean): string {
  const words = turndown
    .turndown(cell)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, '\\|')
    .trim();
  return isHead ? words.replaceAll('**', '') : words;
}
