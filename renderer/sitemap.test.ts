import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { sitemapFiles } from './sitemap';

const entries = (length: number) => Array.from({ length }, (_, index) => ({ path: `/artigos/a-${index}` }));
const parse = (xml = '') => new XMLParser().parse(xml);

it('one file holds 50,000 addresses', () => {
  const files = sitemapFiles(entries(50_000), 'https://site.example');
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(parse(files['sitemap.xml']).urlset.url).toHaveLength(50_000);
});

it('one address more makes an index and two parts, with no address lost', () => {
  const files = sitemapFiles(entries(50_001), 'https://site.example');
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(parse(files['sitemap.xml']).sitemapindex.sitemap).toEqual([
    { loc: 'https://site.example/sitemap-1.xml' },
    { loc: 'https://site.example/sitemap-2.xml' },
  ]);
  expect(parse(files['sitemap-1.xml']).urlset.url).toHaveLength(50_000);
  expect(parse(files['sitemap-2.xml']).urlset.url).toEqual({ loc: 'https://site.example/artigos/a-50000' });
});

it('a page that does not say when it changed has no date', () => {
  const xml = sitemapFiles([{ path: '/' }, { path: '/artigos/a', changedOn: '2026-11-21' }], 'https://site.example')['sitemap.xml'];
  expect(parse(xml).urlset.url).toEqual([{ loc: 'https://site.example/' }, { loc: 'https://site.example/artigos/a', lastmod: '2026-11-21' }]);
});

it('an address cannot break the XML', () => {
  const xml = sitemapFiles([{ path: '/a&b<c' }], 'https://site.example')['sitemap.xml'];
  expect(parse(xml).urlset.url.loc).toBe('https://site.example/a&b<c');
});
