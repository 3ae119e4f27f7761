import { linksIn } from '../../src/model/check-links';
import type { Content } from '../../src/model/load-content';
import { contentNodes } from './content-nodes';

export type OutgoingAddress = { file: string; field?: string; address: string };

/** Every https address that the site's texts and fields name, once for each place. */
export function outgoingAddresses(content: Content): OutgoingAddress[] {
  const inFields = contentNodes(content).flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return [];
    if (isHttps(value)) return [{ file, field, address: value }];
    return linksIn(value, { file }, field).flatMap(({ href }) => (isHttps(href) ? [{ file, field, address: href }] : []));
  });
  const inTexts = content.articles.flatMap(({ links }) =>
    links.flatMap(({ file, field, href }) => (field === undefined && isHttps(href) ? [{ file, address: href }] : [])),
  );
  return [...inFields, ...inTexts];
}

/** `.example` is reserved: nothing will ever answer there (RFC 2606). */
export const isExample = (address: string): boolean => new URL(address).hostname.endsWith('.example');

const isHttps = (text: string | null): text is string => Boolean(text?.startsWith('https://') && URL.canParse(text));
