import { type BuiltPage, type BuiltSite, nameOf, wholeAddress } from './built-site';
import type { Problem } from './problem';

/** What search engines ask of each kind of thing (Google Search Central, structured data). */
const required: Record<string, string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Article: ['headline', 'datePublished', 'dateModified', 'publisher', 'author', 'image', 'url'],
  BreadcrumbList: ['itemListElement'],
};

type Thing = Record<string, unknown> & { '@type': string };

/** Every page tells search engines the same things as its readers, completely and about the page itself. */
export function checkStructuredData(site: BuiltSite): Problem[] {
  return site.pages.filter(({ path }) => path !== undefined).flatMap((page) => faultsOf(page, site).map((what) => ({ where: nameOf(page), what, why, mend })));
}

function faultsOf(page: BuiltPage, site: BuiltSite): string[] {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [`it has ${scripts.length} JSON-LD scripts, not one.`];
  let graph: Thing[];
  try {
    graph = JSON.parse(scripts[0]?.rawText ?? '')['@graph'];
  } catch (error) {
    return [`its JSON-LD is no JSON: ${(error as Error).message}`];
  }
  const isArticle = site.content.articles.some(({ slug }) => page.path?.endsWith(`/${slug}`));
  const types = graph.map((thing) => thing['@type']);
  const expected = ['Organization', 'WebSite', ...(isArticle ? ['Article', 'BreadcrumbList'] : [])];
  return [
    ...expected.filter((type) => !types.includes(type)).map((type) => `it has no ${type}.`),
    ...types.filter((type) => !required[type]).map((type) => `it has a ${type}, which this site does not claim.`),
    ...graph.flatMap((thing) => (required[thing['@type']] ?? []).filter((field) => !thing[field]).map((field) => `its ${thing['@type']} has no ${field}.`)),
    ...graph.flatMap((thing) =>
      thing['@type'] === 'Article' ? articleFaults(thing, page, site) : thing['@type'] === 'BreadcrumbList' ? crumbFaults(thing, page, site) : [],
    ),
  ];
}

function articleFaults({ url, datePublished, dateModified }: Thing, page: BuiltPage, site: BuiltSite): string[] {
  return [
    ...(url === wholeAddress(site, page.path ?? '') ? [] : [`its Article is at ${url}.`]),
    ...(String(datePublished) <= String(dateModified) ? [] : ['its Article was changed before it was published.']),
  ];
}

function crumbFaults({ itemListElement }: Thing, page: BuiltPage, site: BuiltSite): string[] {
  const crumbs = itemListElement as { position: number; name?: string; item?: string }[];
  const positions = crumbs.map(({ position }) => position).join();
  return [
    ...(positions === crumbs.map((_, index) => index + 1).join() ? [] : [`its breadcrumbs are numbered ${positions}.`]),
    ...(crumbs.every(({ name, item }) => name && item) ? [] : ['a breadcrumb has no name or no address.']),
    ...(crumbs.at(-1)?.item === wholeAddress(site, page.path ?? '') ? [] : ['its last breadcrumb is another page.']),
  ];
}

const why = 'search engines drop what is incomplete, and distrust what does not match the page.';
const mend = 'see src/layout/structured-data.ts and the page’s structuredData.';
