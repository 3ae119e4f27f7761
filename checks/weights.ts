import { posix } from 'node:path';
import { type BuiltPage, type BuiltSite, nameOf, textOf } from './built-site';
import { drawingsAsked } from './drawings-asked';
import type { Problem } from './problem';

/** What a page costs before anyone touches it (bytes as sent, so compressed where the site is). */
export type Weight = { page: string; html: number; script: number; font: number; fonts: number; requests: number; react: boolean };

/** The numbers to reach. */
const limits = { html: 18_432, script: 1_536, font: 20_480, requests: 4 };

export function checkWeights(site: BuiltSite): Problem[] {
  return site.pages.map((page) => weigh(page, site)).flatMap((weight) => faultsOf(weight));
}

export function weigh(page: BuiltPage, site: BuiltSite): Weight {
  const css = page.document
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('');
  const entries = page.document
    .querySelectorAll('script[src], link[rel="modulepreload"]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  const scripts = withStaticImports(entries.map(fileOfUrl), site);
  const fonts = new Set([
    ...page.document.querySelectorAll('link[as="font"]').map((link) => link.getAttribute('href') ?? ''),
    ...[...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => urlsIn(rule)),
  ]);
  return {
    page: nameOf(page),
    html: sent(page.file, site),
    script: sum([...scripts].map((file) => sent(file, site))),
    font: sum([...fonts].map((url) => sent(fileOfUrl(url), site))),
    fonts: fonts.size,
    requests: 1 + scripts.size + fonts.size + drawingsAsked(page.document, css).size,
    react: [...scripts].some((file) => /react\.(transitional\.)?element/.test(textOf(site, file))),
  };
}

function faultsOf({ page, html, script, font, fonts, requests, react }: Weight): Problem[] {
  const over = (what: string, is: number, limit: number, mend: string): Problem[] =>
    is > limit
      ? [{ where: page, what: `${what}: ${is}, and the limit is ${limit}.`, why: 'the page would no longer open in one round trip on a cheap phone.', mend }]
      : [];
  return [
    ...over('HTML in bytes', html, limits.html, 'shorten the page, or move drawings and rules that few pages need out of it.'),
    ...over('JavaScript in bytes, before any interaction', script, limits.script, 'load it when someone asks for it: an island, or an import() in the loader.'),
    ...over('fonts in bytes', font, limits.font, 'make the subset smaller (commands/subset-font.mjs).'),
    ...over('font files', fonts, 1, 'use the one display face.'),
    ...over('requests before any interaction', requests, limits.requests, 'put small drawings into the CSS.'),
    ...(react
      ? [
          {
            where: page,
            what: 'React is loaded before anyone touches the page.',
            why: 'it costs 59 KB and a second of a cheap phone.',
            mend: 'import it from an island only.',
          },
        ]
      : []),
  ];
}

const urlsIn = (css: string) => [...css.matchAll(/url\((["']?)(?!data:)([^)"']+)\1\)/g)].map(([, , url]) => url ?? '');
const fileOfUrl = (url: string) => url.replace(/^\//, '');
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
/** The brotli form where there is one: browsers take it. */
const sent = (file: string, site: BuiltSite) => (site.files.get(`${file}.br`) ?? site.files.get(file))?.().length ?? Number.POSITIVE_INFINITY;

function withStaticImports(files: string[], site: BuiltSite, seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = [...textOf(site, file).matchAll(/\bimport\s*(?:[\w{}$*,\s]+?from\s*)?["'`](\.[^"'`]+)["'`]/g)].map(([, path]) =>
      posix.join(posix.dirname(file), path ?? ''),
    );
    withStaticImports(imports, site, seen);
  }
  return seen;
}
