import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** Elements that stand in the middle of a sentence. */
const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME']);
const unread = new Set(['SCRIPT', 'STYLE', 'SVG', 'HEAD']);

/** The words of a page, as a reader meets them: one line a block, no-break spaces as spaces. */
export function visibleText(element: HTMLElement): string {
  return wordsOf(element)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.textContent;
  if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
  const { tagName, childNodes } = node as HTMLElement;
  if (unread.has(tagName)) return '';
  const words = childNodes.map(wordsOf).join('');
  return inline.has(tagName) ? words : `\n${words}\n`;
}
