import { expect, it } from 'vitest';
import { siteOf } from './fixture-site';
import { checkStructuredData } from './structured-data';

const base = 'https://sorteio-magico.example';
const file = 'artigos/dicas-aproveitar-bonus.html';
const url = `${base}/artigos/dicas-aproveitar-bonus`;
const organization = { '@type': 'Organization', name: 'A', url: `${base}/` };
const website = { '@type': 'WebSite', name: 'A', url: `${base}/`, inLanguage: 'pt-PT', publisher: {} };
const article = { '@type': 'Article', headline: 'A', datePublished: '2026-11-21', dateModified: '2026-11-21', publisher: {}, author: {}, image: 'a', url };
const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { position: 1, name: 'A', item: `${base}/` },
    { position: 2, name: 'B', item: url },
  ],
};
const html = (...graph: object[]) => `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
const faults = (text: string, name = file) => checkStructuredData(siteOf({ [name]: text })).map(({ what }) => what);

it('a whole graph is no problem; the page of unknown addresses needs none', () => {
  expect(faults(html(organization, website, article, crumbs))).toEqual([]);
  expect(faults(html(organization, website), 'index.html')).toEqual([]);
  expect(faults('', '404.html')).toEqual([]);
});

it.each([
  ['no graph', '', '0 JSON-LD scripts'],
  ['broken JSON', '<script type="application/ld+json">{</script>', 'no JSON'],
  ['an article that is not called one', html(organization, website, crumbs), 'has no Article'],
  ['no breadcrumbs', html(organization, website, article), 'has no BreadcrumbList'],
  ['a missing date', html(organization, website, { ...article, dateModified: undefined }, crumbs), 'Article has no dateModified'],
  ['dates out of order', html(organization, website, { ...article, datePublished: '2026-12-01' }, crumbs), 'changed before it was published'],
  ['another page’s address', html(organization, website, { ...article, url: base }, crumbs), `its Article is at ${base}`],
  [
    'wrong positions',
    html(organization, website, article, { ...crumbs, itemListElement: crumbs.itemListElement.map((crumb) => ({ ...crumb, position: 1 })) }),
    'numbered 1,1',
  ],
  ['a breadcrumb without a name', html(organization, website, article, { ...crumbs, itemListElement: [{ position: 1, item: url }] }), 'no name or no address'],
  ['breadcrumbs to elsewhere', html(organization, website, article, { ...crumbs, itemListElement: crumbs.itemListElement.slice(0, 1) }), 'is another page'],
  ['a claim that this site does not make', html(organization, website, article, crumbs, { '@type': 'Review' }), 'has a Review'],
])('%s is a problem', (_, text, what) => {
  expect(faults(text)).toContainEqual(expect.stringContaining(what));
});
