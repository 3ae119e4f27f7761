import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { parseMarkdown, textOf } from '../../src/markdown';

/** A text as its reader meets it: one line a block, no-break spaces kept. */
export type Reading = {
  /** The file of content/, or the page's file in dist/. */
  where: string;
  text: string;
};

/** Elements that stand in the middle of a sentence. */
export const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'STRONG', 'SUB', 'SUP', 'TIME']);
const unread = new Set(['SCRIPT', 'STYLE']);
/** What is read aloud, or shown when a pointer rests. */
export const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

/** All words of a built page: title, description, what is on screen, what screen readers say. */
export function readingOfPage(where: string, html: string): Reading {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return { where, text: tidy([description, ...document.childNodes.filter((node) => node.nodeType === NodeType.ELEMENT_NODE).map(wordsOf)].join('\n')) };
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.textContent;
  if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
  const element = node as HTMLElement;
  if (unread.has(element.tagName)) return '';
  const labels = spoken.map((name) => element.getAttribute(name) ?? '').join('\n');
  const words = element.childNodes.map(wordsOf).join('');
  return inline.has(element.tagName) ? words : `\n${labels}\n${words}\n`;
}

/** Names of fields whose values no reader sees. */
const unseen = new Set(['address', 'calculator', 'id', 'licenceList', 'mark', 'ornament', 'related', 'site', 'slug', 'theme', 'tile', 'to', 'website']);

/** Every sentence of a content file, Markdown without its signs. */
export const readingOfContent = (where: string, value: unknown): Reading => ({ where, text: tidy(sentencesIn(value).join('\n')) });

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:|^\d{4}-\d\d-\d\d$/.test(value) ? [] : value.split(/\n{2,}|\n(?=\s*(?:[-|]|\d+\.|#))/).map(plain);
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => (unseen.has(key) && (typeof item === 'string' || Array.isArray(item)) ? [] : sentencesIn(item)));
}

/** One block of Markdown at a time, so that list items and table cells do not run into each other. */
const plain = (block: string) =>
  block
    .split(' | ')
    .map((part) => textOf(parseMarkdown(part)))
    .join('\n');

export const tidy = (text: string) => text.replace(/ *\n\s*/g, '\n').trim();
