import { headingsOf, linksOf } from '../../markdown';
import { textsIn } from '../derived/parts';
import { readMarkdown } from '../markdown/read-markdown';

/** A link, and where it stands: its file, and the page that shows the file, when there is just one. */
export type FoundLink = { file: string; page?: string | undefined; field?: string; href: string };

/** The links in any string of `value`: those of the Markdown that is drawn, and fields that are an address on this site. */
export const linksIn = (value: unknown, place: Pick<FoundLink, 'file' | 'page'>, within = ''): FoundLink[] =>
  textsIn(value, within).flatMap(({ field, text }) => {
    if (/(^|\.)(to|winnersAt)$/.test(field)) return [{ ...place, field, href: text }];
    return /[[<]/.test(text) ? linksOf(readMarkdown(text, { tables: true }).nodes).map((href) => ({ ...place, field, href })) : [];
  });

/** All `id` fields of a content file, and the headings in its texts: the #fragments of its page. */
export const idsIn = (value: unknown): string[] =>
  textsIn(value).flatMap(({ field, text }) => {
    if (/(^|\.)id$/.test(field)) return [text];
    return /^#{2,}\s/m.test(text) ? headingsOf(readMarkdown(text, { tables: true }).nodes).map(({ id }) => id) : [];
  });
