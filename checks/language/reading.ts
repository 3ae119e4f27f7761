import type { CheerioAPI } from 'cheerio';
import { visibleText } from '../visible-text';

/** A text as its reader meets it: one line a block, no-break spaces kept. */
export type Reading = {
  /** The page's file in dist/. */
  where: string;
  text: string;
};

/** All words of a built page: description, title, what is on screen, what screen readers say. */
export const readingOfPage = (where: string, $: CheerioAPI): Reading => ({
  where,
  text: `${$('meta[name="description"]').attr('content') ?? ''}\n${visibleText($)}`.trim(),
});

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
