import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed } from 'feedsmith';
import { articlePath } from '../src/routes';
import { type BuiltSite, textOf, wholeAddress } from './built-site';
import type { Problem } from './problem';

const feedFile = 'artigos.atom';

/** The sitemap names every page by its canonical address, and nothing else. */
export function checkSitemap(site: BuiltSite): Problem[] {
  const expected = site.pages.flatMap(({ path }) => (path === undefined ? [] : [wholeAddress(site, path)]));
  const named = sitemapAddresses(site, 'sitemap.xml');
  if (!Array.isArray(named)) return [named];
  return [...missing('sitemap.xml', expected, named, 'does not name'), ...missing('sitemap.xml', named, expected, 'names a page that is not there:')];
}

function sitemapAddresses(site: BuiltSite, file: string): string[] | Problem {
  const xml = textOf(site, file);
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return problem(file, `it is no XML: ${valid.err.msg}`);
  const parsed = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(xml);
  const parts: { loc: string }[] | undefined = parsed.sitemapindex?.sitemap;
  if (!parts) return (parsed.urlset?.url ?? []).map(({ loc }: { loc: string }) => loc);
  const found = parts.map(({ loc }) => sitemapAddresses(site, loc.slice(wholeAddress(site, '/').length)));
  return found.find((part) => !Array.isArray(part)) ?? (found as string[][]).flat();
}

/** The feed is one that readers can parse, with each of the newest articles at its canonical address. */
export function checkFeed(site: BuiltSite): Problem[] {
  const { articles } = site.content;
  let feed: ReturnType<typeof parseAtomFeed>;
  try {
    feed = parseAtomFeed(textOf(site, feedFile));
  } catch (error) {
    return [problem(feedFile, `no reader of feeds can parse it: ${(error as Error).message}`)];
  }
  const entries = feed.entries ?? [];
  const named = entries.map(({ links }) => links?.[0]?.href ?? '');
  const expected = articles.slice(0, 50).map(({ slug }) => wholeAddress(site, articlePath(slug)));
  const incomplete = [feed, ...entries].filter((entry) => !entry.id || !entry.title || !entry.updated);
  const self = feed.links?.find(({ rel }) => rel === 'self')?.href;
  return [
    ...missing(feedFile, expected, named, 'does not name'),
    ...missing(feedFile, named, expected, 'names an article that is not there:'),
    ...incomplete.map((entry) => problem(feedFile, `«${entry.title ?? entry.id ?? 'an entry'}» lacks an id, a title or a date.`)),
    ...(self === wholeAddress(site, `/${feedFile}`) ? [] : [problem(feedFile, `it says that its own address is ${self}.`)]),
  ];
}

/** robots.txt lets everyone in and says where the sitemap is. */
export function checkRobots(site: BuiltSite): Problem[] {
  const lines = textOf(site, 'robots.txt').split('\n');
  const sitemap = wholeAddress(site, '/sitemap.xml');
  return [
    ...missing('robots.txt', ['User-agent: *', 'Allow: /', `Sitemap: ${sitemap}`], lines, 'does not say'),
    ...lines.filter((line) => /^Disallow: *\S/.test(line)).map((line) => problem('robots.txt', `it shuts search engines out: ${line}`)),
  ];
}

/** The manifest is JSON, and its pictures are there. */
export function checkManifest(site: BuiltSite): Problem[] {
  const file = 'manifest.webmanifest';
  const manifest = JSON.parse(textOf(site, file));
  const icons: { src: string }[] = manifest.icons ?? [];
  return [
    ...(['name', 'short_name', 'lang', 'start_url'].filter((field) => !manifest[field]) ?? []).map((field) => problem(file, `it has no «${field}».`)),
    ...(icons.length > 0 ? [] : [problem(file, 'it has no picture.')]),
    ...icons.filter(({ src }) => !site.files.has(src.slice(1))).map(({ src }) => problem(file, `its picture ${src} is not in dist/.`)),
  ];
}

function missing(file: string, wanted: string[], there: string[], verb: string): Problem[] {
  const set = new Set(there);
  return wanted.filter((text) => !set.has(text)).map((text) => problem(file, `it ${verb} ${text}.`));
}

const problem = (where: string, what: string): Problem => ({
  where,
  what,
  why: 'machines believe these files: what is wrong in them is wrong wherever they are read.',
  mend: 'see renderer/sitemap.ts, feed.ts and text-files.ts.',
});
