import type { Problem } from '../src/model/problem';
import { type BuiltPage, type BuiltSite, onEachPage, wholeAddress } from './built-site';

/** What search engines ask of each kind of thing (Google Search Central, structured data). The site claims no other kind. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Article: ['headline', 'datePublished', 'dateModified', 'publisher', 'author', 'image', 'url'],
  BreadcrumbList: ['itemListElement'],
};

type Thing = Record<string, unknown> & { '@type': string };

const reason = {
  why: 'search engines drop what is incomplete, and distrust what does not match the page.',
  mend: 'see src/layout/structured-data.ts and the page’s structuredData.',
};

/** Every page tells search engines the same things as its readers, completely and about the page itself. */
export const checkStructuredData = (site: BuiltSite): Problem[] => onEachPage(site, reason, (page) => (page.path === undefined ? [] : faultsOf(page, site)));

function faultsOf({ $, path = '' }: BuiltPage, site: BuiltSite): (string | false)[] {
  const scripts = $('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [`it has ${scripts.length} JSON-LD scripts, not one.`];
  let graph: Thing[];
  try {
    graph = JSON.parse(scripts.text())['@graph'];
  } catch (error) {
    return [`its JSON-LD is no JSON: ${(error as Error).message}`];
  }
  const own = wholeAddress(site, path);
  const isArticle = site.content.articles.some(({ slug }) => path.endsWith(`/${slug}`));
  const expected = ['Organization', 'WebSite', ...(isArticle ? ['Article', 'BreadcrumbList'] : [])];
  return [
    ...expected.map((type) => !graph.some((thing) => thing['@type'] === type) && `it has no ${type}.`),
    ...graph.flatMap((thing) => {
      const type = thing['@type'];
      const fields = required[type];
      if (!fields) return [`it has a ${type}, which this site does not claim.`];
      const crumbs = (type === 'BreadcrumbList' ? thing.itemListElement : []) as { position: number; name?: string; item?: string }[];
      return [
        ...fields.map((field) => !thing[field] && `its ${type} has no ${field}.`),
        type === 'Article' && thing.url !== own && `its Article is at ${thing.url}.`,
        type === 'Article' && String(thing.datePublished) > String(thing.dateModified) && 'its Article was changed before it was published.',
        crumbs.some(({ position, name, item }, index) => position !== index + 1 || !name || !item) && 'a breadcrumb has no name, no address or a wrong number.',
        crumbs.length > 0 && crumbs.at(-1)?.item !== own && 'its last breadcrumb is another page.',
      ];
    }),
  ];
}
