import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { InlineHashes } from '../deploy/policy';
import { buildFolder, contentFolder, distFolder } from '../renderer/paths';
import { type Content, loadContent } from '../src/model/load-content';
import { notFoundFile } from '../src/routes';

export type BuiltPage = {
  /** Its address; none for the page of unknown addresses. */
  path?: string;
  /** In dist/. */
  file: string;
  html: string;
  document: HTMLElement;
};

/** What a build left behind, and the content it was made of. */
export type BuiltSite = {
  pages: BuiltPage[];
  /** Every file of dist/ by its name there; read when it is asked for. */
  files: Map<string, () => Uint8Array>;
  inlineHashes: InlineHashes;
  content: Content;
};

export function readSite(): BuiltSite {
  const names = readdirSync(distFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(distFolder, name)).isFile())
    .sort();
  return {
    pages: names.filter((name) => name.endsWith('.html')).map((name) => pageFrom(name, readFileSync(join(distFolder, name), 'utf8'))),
    files: new Map(names.map((name) => [name, () => readFileSync(join(distFolder, name))])),
    inlineHashes: JSON.parse(readFileSync(join(buildFolder, 'inline-hashes.json'), 'utf8')),
    content: loadContent(contentFolder),
  };
}

export function pageFrom(file: string, html: string): BuiltPage {
  const path = file === notFoundFile ? undefined : `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  // Scripts, styles and <noscript> as they are written; the parser would leave their text out.
  return { path, file, html, document: parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } }) };
}

/** How a problem names a page. */
export const nameOf = ({ path, file }: BuiltPage): string => path ?? file;

/** @throws when the build did not write `file`. */
export function textOf(site: BuiltSite, file: string): string {
  const read = site.files.get(file);
  if (!read) throw new Error(`dist/${file} is missing: run the build first.`);
  return Buffer.from(read()).toString('utf8');
}

/** An address of the site without its host: `https://site.example/artigos` → `/artigos`. */
export const wholeAddress = ({ content }: BuiltSite, path: string): string => content.site.address.value + path;
