import { expect, it } from 'vitest';
import { contentFolder } from '../../paths';
import { loadContent } from '../model/load-content';
import type { Page } from './page';
import { structuredDataFor } from './structured-data';

const { site } = loadContent(contentFolder);
const absolute = (path: string) => `https://site.example${path}`;
const page: Page = {
  path: '/artigos/a',
  title: 'A',
  description: '',
  tone: 'calm',
  tile: 'estrela',
  crumbs: [
    { path: '/', label: 'Início' },
    { path: '/artigos/a', label: 'A' },
  ],
  structuredData: [{ '@type': 'Article', headline: 'A </script><script>alert(1)</script>' }],
  body: async () => <p />,
};

it('no title can end the script that it stands in', () => {
  const json = structuredDataFor(page, site, absolute);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][2].headline).toBe('A </script><script>alert(1)</script>');
});

it('breadcrumbs are numbered from 1 and have whole addresses', () => {
  const graph = JSON.parse(structuredDataFor(page, site, absolute))['@graph'];
  expect(graph.at(-1)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'https://site.example/artigos/a' },
    ],
  });
});

it('a page’s own facts name their address, picture and publisher', () => {
  const graph = JSON.parse(structuredDataFor(page, site, absolute, 'https://site.example/a.png'))['@graph'];
  expect(graph[2]).toMatchObject({ url: 'https://site.example/artigos/a', image: 'https://site.example/a.png', publisher: { '@id': graph[0]['@id'] } });
});

it('a page without facts or breadcrumbs says who publishes the site, and no more', () => {
  const graph = JSON.parse(structuredDataFor({ ...page, crumbs: undefined, structuredData: undefined }, site, absolute))['@graph'];
  expect(graph.map((facts: { '@type': string }) => facts['@type'])).toEqual(['Organization', 'WebSite']);
});
