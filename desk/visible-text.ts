import type { CheerioAPI } from 'cheerio';

type Document = ReturnType<CheerioAPI['root']>[number];
type AnyNode = Document | Document['children'][number];

/** Elements that stand in the middle of a sentence. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'time']);

/** What is read aloud, or shown when a pointer rests. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

const unread = new Set(['script', 'style', 'template']);

/**
 * The words of a page, or of a part of it, as a reader meets them: one line a block, its spoken labels before it, no-break spaces
 * kept.
 */
export const visibleText = ($: CheerioAPI, selector?: string): string =>
  (selector ? $(selector) : $.root())
    .toArray()
    .map(wordsOf)
    .join('\n')
    .replace(/[ \t\n]*\n[ \t\n]*/g, '\n')
    .trim();

function wordsOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || ('name' in node && unread.has(node.name))) return '';
  const words = node.children.map(wordsOf).join('');
  if (!('name' in node) || inline.has(node.name) || node.attribs.class === 'unbroken') return words;
  return `\n${spoken.map((name) => node.attribs[name] ?? '').join('\n')}\n${words}\n`;
}
