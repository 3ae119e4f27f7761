import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { pageHeaders } from '../deploy/folders';
import { securityHeaders } from '../deploy/policy';
import { type BuiltPage, type BuiltSite, faultsAt, onEachPage } from './built-site';

/**
 * What a page may cost before anyone touches it, in bytes as sent, so compressed where the site is. No text is cut to save
 * bytes, so `code` is what the code put there, whatever a publisher says and however long. Requests are counted in tests/published.spec.ts.
 */
const limits = { page: 18_432, code: 13_312, font: 20_480 };

/** Ten packets of 1,460 bytes: what a server sends before it hears of the first. */
const firstFlight = 14_600;
/** Status, date, tags, encoding and the like, which differ from server to server. */
const otherHeaders = 350;
/** In lines: more than any page in one column shows before anyone scrolls, on a screen of 2560 × 1440 or a tablet of 1024 × 1366. */
const firstScreen = 48;
/** In letters. */
const lineLength = 75;
/** Drawings and calculators take as much room as so many lines. */
const linesOfDrawing = 20;

const reason = {
  why: 'the page would no longer open in one round trip on a cheap phone.',
  mend: 'move what few pages need out of the page; load scripts from an island when someone asks for them; keep one font, cut down by commands/subset-font.mjs.',
};

export function weights(site: BuiltSite) {
  const fonts = [...site.files.keys()].filter((name) => name.endsWith('.woff2'));
  const font = sum(fonts.map((name) => sent(name, site)));
  return [
    ...faultsAt(fonts.join(', '), reason, [font > limits.font && `fonts in bytes: ${font}, and the limit is ${limits.font}.`]),
    ...onEachPage(site, reason, (page) => {
      const bytes = brotliCompressSync(codeOf(page.html)).length;
      const modules = page.$('script:not([type="application/ld+json"])').text();
      const loadsScripts = page.$('script[src], link[rel="modulepreload"]').length > 0 || /\bimport\s*["'{*\w]/.test(modules);
      return [
        !firstScreenArrives(page, site) && `the first screen is not within the first ${firstFlight} bytes, headers included.`,
        bytes > limits.code && `without its content it has ${bytes} bytes, and the limit is ${limits.code}.`,
        loadsScripts && 'it loads a script file before anyone touches it.',
      ];
    }),
  ];
}

/** Pages that their words make large: the publisher should know, and may want it so. */
export const largePages = (site: BuiltSite) =>
  onEachPage(site, { why: 'the end of the page arrives later.', mend: 'two pages may serve better than one.' }, ({ file }) => {
    const bytes = sent(file, site);
    return [bytes > limits.page && `it has ${bytes} bytes, more than ${limits.page}.`];
  });

/**
 * Whether the first flight, its headers included, carries the first screen, or the whole page where it is shorter.
 * A screen is full after so many lines and not after so many letters: the shorter its texts, the more of them it shows.
 */
function firstScreenArrives(page: BuiltPage, site: BuiltSite): boolean {
  const headers = Object.entries({ ...securityHeaders(site.inlineHashes), ...pageHeaders }).map((header) => header.join(': ').length + 2);
  const compressed = site.files.get(`${page.file}.br`)?.();
  if (!compressed) return true;
  const start = compressed.subarray(0, firstFlight - otherHeaders - sum(headers));
  const arrived = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  return arrived.includes('</main>') || linesIn(/<main.*/s.exec(arrived)?.[0] ?? '') > firstScreen;
}

/** Those that the words fill, as if each heading, paragraph and row began a new one, and those that drawings take. */
function linesIn(html: string): number {
  const blocks = html.split(/(?=<(?:h\d|p|li|tr|dd|label|summary|figcaption)\b)/).map((block) => block.replace(/<[^>]*>?/g, ''));
  const drawings = html.match(/<figure|data-(?:city|island)/g) ?? [];
  return sum(blocks.map((words) => Math.ceil(words.length / lineLength))) + drawings.length * linesOfDrawing;
}

/** Scripts and styles, and each different tag once, without what it says or leads to. */
function codeOf(html: string): string {
  const inline = /<(style|script)\b(?! type="application\/ld).*?<\/\1>/gs;
  const tags = html.replace(/<(style|script)\b.*?<\/\1>/gs, '').match(/<[^>]*>/g) ?? [];
  const silent = tags.map((tag) => tag.replace(/ (?:alt|aria-label(?:ledby)?|content|dateTime|href|id)="[^"]*"/g, ''));
  return [...(html.match(inline) ?? []), ...new Set(silent)].join('');
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
/** The brotli form where there is one: browsers take it. */
const sent = (file: string, site: BuiltSite) => (site.files.get(`${file}.br`) ?? site.files.get(file))?.().length ?? Number.POSITIVE_INFINITY;
