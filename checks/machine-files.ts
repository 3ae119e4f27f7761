import { parseXml } from '@rgrove/parse-xml';
import { type CheerioAPI, load } from 'cheerio';
import type { Problem } from '../src/model/problem';
import { articlePath } from '../src/routes';
import { type BuiltSite, problemsWith, textOf, wholeAddress } from './built-site';

const reason = {
  why: 'machines believe these files: what is wrong in them is wrong wherever they are read.',
  mend: 'see renderer/text-files.ts and feed.ts.',
};

/** What machines read: every page in the sitemap, the newest articles in the feed, an open door in robots.txt, a manifest with its pictures. */
export const checkMachineFiles = (site: BuiltSite): Problem[] =>
  Object.entries({ 'sitemap.xml': sitemapFaults, 'artigos.atom': feedFaults, 'robots.txt': robotsFaults, 'manifest.webmanifest': manifestFaults }).flatMap(
    ([file, faultsOf]) => {
      try {
        return problemsWith(file, reason, faultsOf(site, file));
      } catch (error) {
        return problemsWith(file, reason, [`it cannot be parsed: ${(error as Error).message}`]);
      }
    },
  );

/** @throws where the file is no XML: cheerio would read on. */
function xmlOf(site: BuiltSite, file: string): CheerioAPI {
  const text = textOf(site, file);
  parseXml(text);
  return load(text, { xml: true });
}

function sitemapFaults(site: BuiltSite, file: string): string[] {
  const pages = site.pages.flatMap(({ path }) => (path === undefined ? [] : [wholeAddress(site, path)]));
  const $ = xmlOf(site, file);
  const addresses = $('loc')
    .toArray()
    .map((loc) => $(loc).text());
  return difference(pages, addresses);
}

function feedFaults(site: BuiltSite, file: string): (string | false)[] {
  const $ = xmlOf(site, file);
  const links = $('entry > link')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '');
  const self = $('feed > link[rel="self"]').attr('href');
  return [
    $('feed').length === 0 && 'it is no Atom feed.',
    ...difference(
      site.content.articles.slice(0, 50).map(({ slug }) => wholeAddress(site, articlePath(slug))),
      links,
    ),
    ...$('feed, entry')
      .toArray()
      .flatMap((part) => ['id', 'title', 'updated'].map((name) => !$(part).children(name).text() && `its ${part.name} has no ${name}.`)),
    self !== wholeAddress(site, `/${file}`) && `it says that its own address is ${self}.`,
  ];
}

function robotsFaults(site: BuiltSite, file: string): (string | false)[] {
  const lines = textOf(site, file).split('\n');
  return [
    ...['User-agent: *', 'Allow: /', `Sitemap: ${wholeAddress(site, '/sitemap.xml')}`].map((line) => !lines.includes(line) && `it does not say ${line}.`),
    ...lines.map((line) => /^Disallow: *\S/.test(line) && `it shuts search engines out: ${line}`),
  ];
}

function manifestFaults(site: BuiltSite, file: string): (string | false)[] {
  const manifest = JSON.parse(textOf(site, file));
  const icons: { src: string }[] = manifest.icons ?? [];
  return [
    ...['name', 'short_name', 'lang', 'start_url'].map((field) => !manifest[field] && `it has no «${field}».`),
    icons.length === 0 && 'it has no picture.',
    ...icons.map(({ src }) => !site.files.has(src.slice(1)) && `its picture ${src} is not in dist/.`),
  ];
}

const difference = (expected: string[], there: string[]): string[] => [
  ...expected.filter((address) => !there.includes(address)).map((address) => `it does not name ${address}.`),
  ...there.filter((address) => !expected.includes(address)).map((address) => `it names what is not there: ${address}.`),
];
