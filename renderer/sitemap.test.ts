import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, it } from 'vitest';
import { sitemap } from './sitemap';

const elementsIn = (parent: XmlElement | null) => parent?.children.filter((child) => child instanceof XmlElement) ?? [];

it('the sitemap has every page with an address, with a date where the page says when it changed', () => {
  const xml = sitemap([{ path: '/a&b<c' }, { path: '/artigos/a', changedOn: '2026-11-21' }, {}], 'https://site.example');
  expect(elementsIn(parseXml(xml).root).map((entry) => Object.fromEntries(elementsIn(entry).map(({ name, text }) => [name, text])))).toEqual([
    { loc: 'https://site.example/a&b<c' },
    { loc: 'https://site.example/artigos/a', lastmod: '2026-11-21' },
  ]);
});
