import { RuleType } from 'markdown-to-jsx';
import type { MarkdownNode } from '../src/markdown';
import { type Content, filesOf } from '../src/model/content';
import { textsIn } from '../src/model/derived/parts';
import { wholeWords } from '../src/model/derived/whole-words';
import { readMarkdown } from '../src/model/markdown/read-markdown';
import type { Text } from './rule';

/** Fields that hold no words. */
const unread =
  /(^|\.)(slug|id|from|to|link|address|website|site|tile|ornament|mark|theme|licenceList|readAs|domain|file)$|^(related|words)\[|\.pictures\[\d+\]\.name$/;

/** All that goes public. */
export function textsOfContent(content: Content): Text[] {
  const names = namesIn(content);
  const articles = content.articles.map(({ file, headings, blocks, links, opening, pictures, text, ...fields }) => ({
    file,
    value: { ...fields, body: text },
  }));
  return [...filesOf(content), ...articles].flatMap(({ file, value }) => textsOf(file, value, names));
}

/** Those of one file, or of its form. */
export function textsOf(file: string, value: unknown, names: string[]): Text[] {
  // The longest first, so that a name inside another leaves nothing of it behind.
  const patterns = [...new Set(names)].toSorted((a, b) => b.length - a.length).map(wholeWords);
  const withoutNames = (text: string) => patterns.reduce((rest, pattern) => rest.replace(pattern, '…'), text);
  return textsIn(value)
    .filter(({ field }) => !unread.test(field))
    .map(({ field, text }) => ({ file, field, text: withoutNames(readable(text)), source: text }));
}

/** What no dictionary has, at any depth: brands, companies, partners, people and their towns, titles of sources, who answers for the site. */
export function namesIn(...values: unknown[]): string[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return namesIn(...value);
    if (value === null || typeof value !== 'object') return [];
    const { author, brand, city, company, consultedOn, controller, editor, link, title } = value as Record<string, unknown>;
    const own = [author, brand, city, company, (consultedOn || link) && title, ...valuesIn(controller), ...valuesIn({ editor })];
    return [...own.filter((name) => typeof name === 'string' && name !== '').map(String), ...namesIn(...Object.values(value))];
  });
}

const valuesIn = (declared: unknown) => Object.values((declared ?? {}) as Record<string, { value?: unknown } | undefined>).map((field) => field?.value);

/** What is no word: whole addresses, {{names}}, what the site is asked to draw, and what is too long. */
const unspoken = /https?:\/\/\S+|\{\{[^{}]*\}\}|^::\S+$|\S{200,}/gm;

/** Longer than any word or address: the time of the parser and of the rules grows with the square of it. */
const endless = /\S{2000,}/g;

const readable = (text: string) =>
  wordsOf(readMarkdown(text.replace(endless, '⋯'), { tables: true, pictures: true }).nodes)
    .replace(unspoken, '⋯')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const blocks: Set<RuleType> = new Set([RuleType.paragraph, RuleType.heading, RuleType.blockQuote]);

/** Blocks, items and cells stand on lines of their own, and so do what a picture shows and its caption. */
function wordsOf(nodes: MarkdownNode[]): string {
  const asLines = (parts: MarkdownNode[][]) => parts.map((part) => `\n${wordsOf(part)}\n`).join('');
  const words = nodes.map((node) => {
    if (node.type === RuleType.table) return asLines([...node.header, ...node.cells.flat()]);
    if (node.type === RuleType.image) return `\n${node.alt ?? ''}\n${node.title ?? ''}\n`;
    if (node.type === RuleType.breakLine) return '\n';
    if ('items' in node) return asLines(node.items);
    if ('text' in node && typeof node.text === 'string') return node.text;
    const children = 'children' in node ? (node.children ?? []) : [];
    return blocks.has(node.type) ? asLines([children]) : wordsOf(children);
  });
  return words.join('');
}
