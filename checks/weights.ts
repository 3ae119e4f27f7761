import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { pageHeaders } from '../deploy/folders';
import { securityHeaders } from '../deploy/policy';
import { type BuiltPage, type BuiltSite, faultsAt, onEachPage } from './built-site';

/**
 * What a page may cost before anyone touches it, in bytes as sent, so compressed where the site is. Words are never cut to
 * save bytes, so a page is weighed without those of its content. Its requests are counted in tests/published.spec.ts.
 */
const limits = { page: 18_432, withoutWords: 15_360, font: 20_480 };

/** Ten packets of 1,460 bytes: what a server sends before it hears of the first. */
const firstFlight = 14_600;
/** Status, date, tags, encoding and the like, which differ from server to server. */
const otherHeaders = 350;
/** In letters: more than a screen of 2560 × 1440 shows of a policy, the page with most words above the fold, before anyone scrolls. */
const firstScreen = 1_700;

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
      const bytes = brotliCompressSync(withoutWords(page.html)).length;
      const modules = page.$('script:not([type="application/ld+json"])').text();
      const loadsScripts = page.$('script[src], link[rel="modulepreload"]').length > 0 || /\bimport\s*["'{*\w]/.test(modules);
      return [
        !firstScreenArrives(page, site) && `the words of the first screen are not within the first ${firstFlight} bytes, headers included.`,
        bytes > limits.withoutWords && `without its words it has ${bytes} bytes, and the limit is ${limits.withoutWords}.`,
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

const withoutWords = (html: string) => html.replace(/(?<=<main[^>]*>).*(?=<\/main>)/s, (main) => main.replace(/>[^<]+/g, '>'));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
/** The brotli form where there is one: browsers take it. */
const sent = (file: string, site: BuiltSite) => (site.files.get(`${file}.br`) ?? site.files.get(file))?.().length ?? Number.POSITIVE_INFINITY;
