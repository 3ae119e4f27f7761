import { expect, it } from 'vitest';
import { contentFolder } from '../../paths';
import { loadContent } from '../../rules/rulebook';
import { articlePath } from '../routes';
import { pagesOf } from '../site';
import type { Page } from './page';
import { structuredDataFor } from './structured-data';

const content = loadContent(contentFolder);
const pages = pagesOf(content);
const absolute = (path: string) => `https://site.example${path}`;
const graphOf = (path: string) => {
  const page = pages.find((one) => one.path === path) as Page;
  return JSON.parse(structuredDataFor(page, content.site, absolute, 'https://site.example/a.png'))['@graph'];
};

it('a page is said to be of the site and of who answers for it', () => {
  expect(graphOf('/')).toEqual([
    { '@type': 'Organization', '@id': 'https://site.example/#editor', name: content.site.name, url: 'https://site.example/' },
    {
      ...{ '@type': 'WebSite', '@id': 'https://site.example/#site', name: content.site.name, url: 'https://site.example/' },
      ...{ inLanguage: 'pt-PT', publisher: { '@id': 'https://site.example/#editor' } },
    },
  ]);
});

it('an article has what search engines ask of it (Google Search Central), and the way to it', () => {
  const [{ slug, title, publishedOn, reviewedOn }] = content.articles as [(typeof content.articles)[0]];
  const editor = { '@id': 'https://site.example/#editor' };
  const [, , article, { itemListElement }] = graphOf(articlePath(slug));
  expect(article).toMatchObject({
    ...{ '@type': 'Article', headline: title, datePublished: publishedOn, dateModified: reviewedOn, author: editor, publisher: editor },
    ...{ image: 'https://site.example/a.png', url: absolute(articlePath(slug)) },
  });
  expect(itemListElement.map(({ position, name, item }: Record<string, unknown>) => [position, name, item])).toEqual([
    [1, 'Início', absolute('/')],
    [2, 'Artigos', absolute('/artigos')],
    [3, title, absolute(articlePath(slug))],
  ]);
});
