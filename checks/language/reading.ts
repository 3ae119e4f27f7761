import type { CheerioAPI } from 'cheerio';
import type { Content } from '../../src/model/load-content';
import { textsIn } from '../../src/model/parts';
import type { Problem } from '../../src/model/problem';
import { visibleText } from '../visible-text';

/** A text as its reader meets it: one line a block, no-break spaces kept. */
export type Reading = {
  /** The page's file in dist/. */
  where: string;
  text: string;
};

/** Something in a reading that is not written so in Portugal; `found` is what stands there. */
export type Remark = Problem & { found: string };

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

/** Whether a text of content/ says it too: then it is the publisher's, who is told of it at the desk, and no fault of the interface. */
export function saidIn(content: Content): (remark: Remark) => boolean {
  const texts = [...textsIn(content).map(({ text }) => text), ...content.texts.values()].join('\n');
  return ({ found }) => wholeWords(found).test(texts);
}

/** `words` where no letter goes on before or after them. */
export const wholeWords = (words: string) => new RegExp(`(?<!\\p{L}(?=\\p{L}))${words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!(?<=\\p{L})\\p{L})`, 'gu');
