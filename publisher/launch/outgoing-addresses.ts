import { linksIn } from '../../src/model/check-links';
import { type Content, contentFiles } from '../../src/model/load-content';

export type OutgoingAddress = { file: string; field?: string; address: string };

/** Every https address that the site's texts and fields name, once for each place. */
export function outgoingAddresses(content: Content): OutgoingAddress[] {
  const pages = Object.entries(contentFiles).flatMap(([name, { file }]) => addressesIn(content[name as keyof typeof contentFiles], file));
  const articles = content.articles.flatMap(({ headings, blocks, links, readingMinutes, file, ...frontMatter }) => [
    ...addressesIn(frontMatter, file),
    ...links.flatMap(({ field, href }) => (field === undefined && isHttps(href) ? [{ file, address: href }] : [])),
  ]);
  return [...pages, ...articles];
}

function addressesIn(value: unknown, file: string, field = ''): OutgoingAddress[] {
  if (typeof value === 'string') {
    if (isHttps(value)) return [{ file, field, address: value }];
    return linksIn(value, { file }, field).flatMap(({ href }) => (isHttps(href) ? [{ file, field, address: href }] : []));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => addressesIn(item, file, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key));
}

const isHttps = (text: string | null): text is string => Boolean(text?.startsWith('https://') && URL.canParse(text));
