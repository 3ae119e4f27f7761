import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';

/** The files of a built site, by their path in it: `artigos.html`. */
export type Files = Map<string, Buffer>;

/** What is measured. The limit page has no script that opens a gate, so it comes twice; a real site is the same for both visitors. */
export type Build = { name: string; forNew: Files; forReturning: Files };

/** @returns what a host would publish from this folder: without the compressed copies that some builds leave beside each file. */
export function readBuild(folder: string): Build {
  const isPublished = (name: string) => !/\.(?:br|gz)$/.test(name) && statSync(join(folder, name)).isFile();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPublished);
  const files: Files = new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]));
  return { name: folder.replace(/(?:\/dist)?\/?$/, ''), forNew: files, forReturning: files };
}

/** The same pages as text alone, without script, style, font, picture or any other file: nothing with these words can be painted sooner. */
export function limitOf(site: Build): Build {
  const pages = [...site.forNew].filter(([name]) => name.endsWith('.html'));
  const limit = (shown: string, hidden: string) => new Map(pages.map(([name, html]) => [name, textOnly(html.toString(), shown, hidden)]));
  return { name: 'limit', forNew: limit('[data-gate]', '[data-site]'), forReturning: limit('[data-site]', '[data-gate]') };
}

function textOnly(html: string, shown: string, hidden: string): Buffer {
  const $ = load(html);
  if ($(shown).length !== 1 || $(hidden).length !== 1) throw new Error(`A page of the site has no ${shown} or no ${hidden}, by which the limit page is made.`);
  $('script, style, link, img, picture, svg').remove();
  // Without an icon the browser requests /favicon.ico.
  $('head').append('<link rel="icon" href="data:,">');
  $(shown).removeAttr('hidden');
  $(hidden).attr('hidden', '');
  return Buffer.from($.html());
}

/** @returns the file that answers an address, as hosts find it: `/artigos` is artigos.html or artigos/index.html. */
export function fileFor(files: Files, path: string): string | undefined {
  const name = decodeURI(path).slice(1).replace(/\/$/, '');
  return [name, `${name}.html`, name ? `${name}/index.html` : 'index.html'].find((file) => files.has(file));
}

/** The address of every page, `/` first. */
export const pagesIn = (files: Files): string[] =>
  [...files.keys()]
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`)
    .sort();
