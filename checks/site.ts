import { readdirSync, readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';

/** A page of dist/, as HTML and parsed. */
export type BuiltPage = { address: string; file: string; html: string; $: CheerioAPI };

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1));

/** The files of dist/, with forward slashes. */
export const files = filesBelow('dist');

export const pages: BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(`dist/${file}`, 'utf8');
    return { address: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, file, html, $: load(html) };
  });

export function pageAt(address: string): BuiltPage {
  const page = pages.find((page) => page.address === address);
  if (!page) throw new Error(`dist/ has no page at ${address}: build the site first.`);
  return page;
}

/** The words of a part of a page, with single spaces. */
export const wordsOf = ({ html }: BuiltPage, selector = 'main') => load(html.replaceAll('><', '> <'))(selector).text().replace(/\s+/g, ' ').trim();
