import { parseXml } from '@rgrove/parse-xml';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { loadContent } from '../rules/rulebook';
import type { Content } from '../src/model/content';
import { articlePath, routes } from '../src/routes';
import { pagesOf } from '../src/site';
import { loadChanged } from '../tests/changed-content';
import { textFiles } from './text-files';

const content = loadContent(contentFolder);
const { site } = content;
const base = site.address.value;
const pages = pagesOf(content);
const filesOf = (changes: Partial<Content> = {}) => textFiles({ ...content, ...changes }, pages, { touchIcon: '/a.png', favicon: '/a.svg' });
const [article] = content.articles as [Content['articles'][0]];
const sixty = Array.from({ length: 60 }, (_, index) => ({ ...article, slug: `a-${index}` }));
const securityText = (email: Content['site']['controller']['email']) =>
  filesOf({ site: { ...site, controller: { ...site.controller, email } } })['.well-known/security.txt'] ?? '';

it.each(['sitemap.xml', 'artigos.atom'])('%s is XML that every reader can parse', (file) => expect(parseXml(filesOf()[file] ?? '').root).toBeTruthy());

it('the sitemap has every page with an address, with a date where the page says when it changed', () => {
  const $ = load(filesOf()['sitemap.xml'] ?? '', { xml: true });
  const entries = $('url').map((_, entry) => ({ path: $('loc', entry).text().replace(base, ''), changedOn: $('lastmod', entry).text() || undefined }));
  expect(entries.get()).toEqual(pages.flatMap((page) => (page.path === undefined ? [] : [{ path: page.path, changedOn: page.article?.reviewedOn }])));
});

it('the feed is Atom (RFC 4287), knows its own address, and has the newest fifty articles', () => {
  const $ = load(filesOf({ articles: sixty })['artigos.atom'] ?? '', { xml: true });
  expect($('feed[xmlns="http://www.w3.org/2005/Atom"] > link[rel="self"]').attr('href')).toBe(`${base}/artigos.atom`);
  const links = $('entry > link').map((_, { attribs }) => attribs.href);
  expect(links.get()).toEqual(sixty.slice(0, 50).map(({ slug }) => base + articlePath(slug)));
  for (const part of $('feed, entry').toArray()) {
    for (const name of ['id', 'title', 'updated']) expect($(part).children(name).text(), name).not.toBe('');
  }
});

it('robots.txt and the manifest have what machines ask for', () => {
  const files = filesOf();
  expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`);
  expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toMatchObject({
    ...{ name: site.name, short_name: expect.stringMatching(/./), lang: 'pt-PT', start_url: '/' },
    icons: [{ src: '/a.png' }, { src: '/a.svg' }],
  });
});

/** RFC 9116, section 2.5: field names and how often each may stand. */
const fieldsOf = (text: string) => text.split('\n').flatMap((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1] ?? []);

it('security.txt has a contact, one expiry date and the language', () => {
  const text = securityText({ value: 'seguranca@site.example' });
  expect(text).toContain('Contact: mailto:seguranca@site.example\n');
  expect(fieldsOf(text)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(text).toContain(`Expires: ${site.contactConfirmedUntil}T00:00:00Z\n`);
});

it('a placeholder is never published as an e-mail', () => {
  const text = securityText({ value: '[e-mail]', placeholder: 'O e-mail.' });
  expect(text).not.toContain('mailto:');
  expect(text.startsWith(`# ${content.notices.controller}\n`)).toBe(true);
  expect(text).toContain(`Contact: ${base}${routes.privacy}#contacto\n`);
});

it('the summary names every page and the newest fifty articles, help first', () => {
  const text = filesOf({ articles: sixty })['llms.txt'] ?? '';
  for (const path of [...Object.values(routes), articlePath('a-49')]) expect(text).toContain(`(${base}${path})`);
  expect(text).not.toContain(`(${base}${articlePath('a-50')})`);
  expect(text.indexOf(content.facts.helpLine)).toBeLessThan(text.indexOf('## '));
});

it('no file and no description says where the draw stands', () => {
  const published = (today: string, authorised = {}) => {
    const content = loadChanged(({ promotion }) => Object.assign(promotion, authorised), today);
    const pages = pagesOf(content);
    return [textFiles(content, pages, { touchIcon: '/', favicon: '/' }), pages.map(({ title, description }) => [title, description])];
  };
  const before = published('2025-11-15');
  for (const today of ['2025-12-10', '2025-12-26', '2030-01-01']) expect(published(today)).toEqual(before);
  expect(published('2025-12-10', { authorisation: { value: '12/2025' } })).toEqual(before);
});
