import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { readServed, type Served } from '../deploy/served';
import { contentFolder, distFolder, filesBelow } from '../paths';
import { loadContent } from '../rules/rulebook';
import type { Content } from '../src/model/content';
import type { Reason } from '../src/model/finding';
import { notFoundFile } from '../src/routes';

export type BuiltPage = {
  /** Its address; none for the page of unknown addresses. */
  path?: string;
  /** In dist/. */
  file: string;
  html: string;
  /** The page as a browser parses it. */
  $: CheerioAPI;
};

/** What a build left behind, and the content it was made of. */
export type BuiltSite = {
  pages: BuiltPage[];
  /** Every file of dist/ by its name there; read when it is asked for. */
  files: Map<string, () => Uint8Array>;
  inlineHashes: Served['hashes'];
  addresses: Served['addresses'];
  content: Content;
};

export function readSite(): BuiltSite {
  const files = new Map(filesBelow(distFolder).map((name) => [name, () => readFileSync(join(distFolder, name))]));
  return siteFrom(files, readServed(), loadContent(contentFolder));
}

export const siteFrom = (files: BuiltSite['files'], { hashes, addresses }: Served, content: Content): BuiltSite => ({
  pages: [...files].filter(([name]) => name.endsWith('.html')).map(([name, read]) => pageFrom(name, Buffer.from(read()).toString('utf8'))),
  files,
  inlineHashes: hashes,
  addresses,
  content,
});

function pageFrom(file: string, html: string): BuiltPage {
  const path = file === notFoundFile ? undefined : `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  return { path, file, html, $: load(html, { scriptingEnabled: false }) };
}

/** How a finding names a page. */
export const nameOf = ({ path, file }: BuiltPage): string => path ?? file;

/** One law over every page: what breaks it (`false` is nothing), and the reason and remedy that all its faults share. */
export const onEachPage = (site: BuiltSite, reason: Reason, faultsOf: (page: BuiltPage) => (string | false)[]) =>
  site.pages.flatMap((page) => faultsAt(nameOf(page), reason, faultsOf(page)));

export const faultsAt = (file: string, reason: Reason, faults: (string | false)[]) =>
  faults.filter((what) => what !== false).map((what) => ({ file, what, ...reason }));
