import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, it } from 'vitest';
import { sitemapFiles } from './sitemap';

const entries = (length: number) => Array.from({ length }, (_, index) => ({ path: `/artigos/a-${index}` }));
const elementsIn = (parent: XmlElement | null) => parent?.children.filter((child) => child instanceof XmlElement) ?? [];
/** The entries of a sitemap or of an index: each as its elements, name and text. */
const entriesOf = (xml = '') => elementsIn(parseXml(xml).root).map((entry) => Object.fromEntries(elementsIn(entry).map(({ name, text }) => [name, text])));
const addressesIn = (xml = '') => xml.split('<loc>').length - 1;

it('one file holds 50,000 addresses', () => {
  const files = sitemapFiles(entries(50_000), 'https://site.example');
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(addressesIn(files['sitemap.xml'])).toBe(50_000);
});

it('one address more makes an index and two parts, with no address lost', () => {
  const files = sitemapFiles(entries(50_001), 'https://site.example');
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(entriesOf(files['sitemap.xml'])).toEqual([{ loc: 'https://site.example/sitemap-1.xml' }, { loc: 'https://site.example/sitemap-2.xml' }]);
  expect(addressesIn(files['sitemap-1.xml'])).toBe(50_000);
  expect(entriesOf(files['sitemap-2.xml'])).toEqual([{ loc: 'https://site.example/artigos/a-50000' }]);
});

it('a page that does not say when it changed has no date', () => {
  const xml = sitemapFiles([{ path: '/' }, { path: '/artigos/a', changedOn: '2026-11-21' }], 'https://site.example')['sitemap.xml'];
  expect(entriesOf(xml)).toEqual([{ loc: 'https://site.example/' }, { loc: 'https://site.example/artigos/a', lastmod: '2026-11-21' }]);
});

it('an address cannot break the XML', () => {
  const xml = sitemapFiles([{ path: '/a&b<c' }], 'https://site.example')['sitemap.xml'];
  expect(entriesOf(xml)).toEqual([{ loc: 'https://site.example/a&b<c' }]);
});
