import { expect, it } from 'vitest';
import { siteOf } from './fixture-site';
import { checkInternalLinks } from './internal-links';

const faults = (...hrefs: string[]) =>
  checkInternalLinks(
    siteOf(
      { 'index.html': `<p id="aqui">${hrefs.map((href) => `<a href="${href}">a</a>`).join('')}</p>`, 'artigos.html': '<p id="lista"></p>', '404.html': '' },
      { 'artigos.atom': '' },
    ),
  ).map(({ what }) => what);

it('links to pages, sections, files of the site and elsewhere are no problem', () => {
  expect(faults('/', '/artigos', '/artigos#lista', '#aqui', '/artigos.atom', 'https://a.example/', 'tel:1414')).toEqual([]);
});

it.each([
  ['/regras', 'leads to no page'],
  ['/404', 'leads to no page'],
  ['/artigos#outra', 'leads to no section'],
  ['#lista', 'leads to no section'],
  ['/artigos/', 'is another way to write /artigos'],
  ['/artigos.html', 'is another way to write /artigos'],
  ['artigos', 'is relative'],
  ['//a.example', 'is relative'],
  ['javascript:a()', 'of a kind that no page needs'],
])('%s %s', (href, what) => {
  expect(faults(href)).toEqual([expect.stringContaining(what)]);
});
