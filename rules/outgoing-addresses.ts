import { textsIn } from '../src/model/derived/parts';
import { linksIn } from '../src/model/markdown/check-links';
import { type Content, filesOf } from '../src/model/reading/load-content';

export type OutgoingAddress = { file: string; field?: string; address: string };

/** Every https address that the site's texts and fields name, once for each place. */
export function outgoingAddresses(content: Content): OutgoingAddress[] {
  const pages = filesOf(content).flatMap(({ file, value }) => addressesIn(value, file));
  const articles = content.articles.flatMap(({ headings, blocks, links, readingMinutes, text, body, file, ...frontMatter }) => [
    ...addressesIn(frontMatter, file),
    ...links.flatMap(({ field, href }) => (field === undefined && isHttps(href) ? [{ file, address: href }] : [])),
  ]);
  return [...pages, ...articles];
}

const addressesIn = (value: unknown, file: string): OutgoingAddress[] =>
  textsIn(value).flatMap(({ field, text }) => {
    const addresses = isHttps(text) ? [text] : linksIn(text, { file }, field).flatMap(({ href }) => (isHttps(href) ? [href] : []));
    return addresses.map((address) => ({ file, field, address }));
  });

const isHttps = (text: string | null): text is string => Boolean(text?.startsWith('https://') && URL.canParse(text));
