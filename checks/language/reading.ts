import type { CheerioAPI } from 'cheerio';
import { parseMarkdown, textOf } from '../../src/markdown';
import { isPictureName } from '../../src/model/pictures';
import { visibleText } from '../visible-text';

/** A text as its reader meets it: one line a block, no-break spaces kept. */
export type Reading = {
  /** The file of content/, or the page's file in dist/. */
  where: string;
  text: string;
};

/** All words of a built page: description, title, what is on screen, what screen readers say. */
export const readingOfPage = (where: string, $: CheerioAPI): Reading => ({
  where,
  text: tidy([$('meta[name="description"]').attr('content') ?? '', visibleText($)].join('\n')),
});

/** Names of fields whose values no reader sees. */
const unseen = new Set([
  ...['address', 'brand', 'company', 'domain', 'from', 'id', 'licenceList', 'mark', 'ornament', 'readAs'],
  ...['related', 'slug', 'theme', 'tile', 'to', 'website'],
]);

/** Every sentence of a content file, Markdown without its signs. */
export const readingOfContent = (where: string, value: unknown): Reading => ({ where, text: tidy(sentencesIn(value).join('\n')) });

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^https?:|^\d{4}-\d\d-\d\d$/.test(value) || isPictureName(value) ? [] : value.split(/\n{2,}|\n(?=\s*(?:[-|]|\d+\.|#))/).map(plain);
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

/** What no dictionary has, at any depth: brands, companies, partners, people and their towns, titles of sources, who answers for the site. */
export function namesIn(...values: unknown[]): string[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return namesIn(...value);
    if (value === null || typeof value !== 'object') return [];
    const { author, brand, city, company, consultedOn, controller, editor, link, title } = value as Record<string, unknown>;
    const own = [author, brand, city, company, (consultedOn || link) && title, ...valuesIn(controller), ...valuesIn({ editor })];
    return [...own.filter((name) => typeof name === 'string'), ...namesIn(...Object.values(value))];
  });
}

const valuesIn = (declared: unknown) => Object.values((declared ?? {}) as Record<string, { value?: unknown } | undefined>).map((field) => field?.value);

/** The longest first, so that a name inside another leaves nothing of it behind. */
export function withoutNames(readings: Reading[], names: string[]): Reading[] {
  const sorted = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  return readings.map(({ where, text }) => ({ where, text: sorted.reduce((rest, name) => rest.replace(wholeWords(name), '…'), text) }));
}

const wholeWords = (name: string) => new RegExp(`(?<!\\p{L})${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'gu');
