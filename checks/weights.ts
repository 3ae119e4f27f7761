import { posix } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { pageHeaders } from '../deploy/folders';
import { securityHeaders } from '../deploy/policy';
import type { Problem } from '../src/model/problem';
import { type BuiltPage, type BuiltSite, nameOf, onEachPage, textOf } from './built-site';

/** What a page costs before anyone touches it (bytes as sent, so compressed where the site is). Its requests are counted in tests/published.spec.ts. */
export type Weight = { page: string; html: number; script: number; font: number; fonts: number; react: boolean };

/** The numbers to reach. */
const limits = { html: 18_432, script: 1_536, font: 20_480 };

/** Ten packets of 1,460 bytes: what a server sends before it hears of the first. */
const firstFlight = 14_600;
/** Status, date, tags, encoding and the like, which differ from server to server. */
const otherHeaders = 350;
/** More words than the largest screen shows of a page before anyone scrolls. */
const firstScreen = 2_000;

const reason = {
  why: 'the page would no longer open in one round trip on a cheap phone.',
  mend: 'move what few pages need out of the page; load scripts from an island when someone asks for them; keep one font, cut down by commands/subset-font.mjs.',
};

export const checkWeights = (site: BuiltSite): Problem[] =>
  onEachPage(site, reason, (page) => {
    const { html, script, font, fonts, react } = weigh(page, site);
    return [
      !firstScreenArrives(page, site) && `the words of the first screen are not within the first ${firstFlight} bytes, headers included.`,
      html > limits.html && `HTML in bytes: ${html}, and the limit is ${limits.html}.`,
      script > limits.script && `JavaScript in bytes, before any interaction: ${script}, and the limit is ${limits.script}.`,
      font > limits.font && `fonts in bytes: ${font}, and the limit is ${limits.font}.`,
      fonts > 1 && `font files: ${fonts}, and the limit is 1.`,
      react && 'React is loaded before anyone touches the page.',
    ];
  });

export function weigh(page: BuiltPage, site: BuiltSite): Weight {
  const { $ } = page;
  const css = $('style').text();
  const addresses = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
  const scripts = withStaticImports(addresses('script[src], link[rel="modulepreload"]').map(fileOfUrl), site);
  const fonts = new Set([...addresses('link[as="font"]'), ...[...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => urlsIn(rule))]);
  return {
    page: nameOf(page),
    html: sent(page.file, site),
    script: sum([...scripts].map((file) => sent(file, site))),
    font: sum([...fonts].map((url) => sent(fileOfUrl(url), site))),
    fonts: fonts.size,
    react: [...scripts].some((file) => /react\.(transitional\.)?element/.test(textOf(site, file))),
  };
}

/** Whether the first flight, its headers included, carries the page's first words, or all of them where there are fewer. */
function firstScreenArrives(page: BuiltPage, site: BuiltSite): boolean {
  const headers = Object.entries({ ...securityHeaders(site.inlineHashes), ...pageHeaders }).map((header) => header.join(': ').length + 2);
  const compressed = site.files.get(`${page.file}.br`)?.();
  if (!compressed) return true;
  const start = compressed.subarray(0, firstFlight - otherHeaders - sum(headers));
  const arrived = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  return mainWords(arrived) >= Math.min(firstScreen, mainWords(page.html));
}

const mainWords = (html: string) => (html.split('<main')[1]?.split('</main>')[0] ?? '').replace(/<[^>]*>/g, '').length;

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
