import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { type Content, loadContent } from '../src/model/load-content';
import { articlePath, routes } from '../src/routes';
import { pagesOf } from '../src/site';
import { textFiles } from './text-files';

const content = loadContent(contentFolder);
const { site } = content;
const base = site.address.value;
const filesOf = (changes: Partial<Content> = {}) => textFiles({ ...content, ...changes }, pagesOf(content), { touchIcon: '', favicon: '' });
const securityText = (email: Content['site']['controller']['email']) =>
  filesOf({ site: { ...site, controller: { ...site.controller, email } } })['.well-known/security.txt'] ?? '';

// That it has every page, and the feed its articles, checks/machine-files.ts sees on the built site.
it('the sitemap says when a page changed where the content says so, and says nothing of the page for errors', () => {
  const [article] = content.articles;
  const xml = filesOf()['sitemap.xml'];
  expect(xml).toContain(`<url><loc>${base}${articlePath(article?.slug ?? '')}</loc><lastmod>${article?.reviewedOn}</lastmod></url>`);
  expect(xml).toContain(`<url><loc>${base}${routes.about}</loc></url>`);
  expect(xml?.match(/<url>/g)).toHaveLength(pagesOf(content).length - 1);
});

/** RFC 9116, section 2.5: field names and how often each may stand. */
const fieldsOf = (text: string) => text.split('\n').flatMap((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1] ?? []);

it('security.txt has a contact, one expiry date and the language', () => {
  const text = securityText({ value: 'seguranca@site.example' });
  expect(text).toContain('Contact: mailto:seguranca@site.example\n');
  expect(fieldsOf(text)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(text).toContain(`Expires: ${site.contactConfirmedUntil}T00:00:00Z\n`);
});

it('a placeholder is never published as an e-mail: the page with the contacts stands in, and a comment says so', () => {
  const text = securityText({ value: '[e-mail]', placeholder: 'O e-mail.' });
  expect(text).not.toContain('mailto:');
  expect(text.startsWith(`# ${content.notices.controller.short}\n`)).toBe(true);
  expect(text).toContain(`Contact: ${base}${routes.privacy}#contacto\n`);
});

it('the summary names every page, and the newest fifty articles; the help line comes before anything else', () => {
  const [article] = content.articles;
  if (!article) throw new Error('content/ has no article.');
  const text = filesOf({ articles: Array.from({ length: 60 }, (_, index) => ({ ...article, slug: `a-${index}` })) })['llms.txt'] ?? '';
  for (const path of [...Object.values(routes), articlePath('a-49')]) expect(text).toContain(`(${base}${path})`);
  expect(text).not.toContain(`(${base}${articlePath('a-50')})`);
  expect(text.indexOf(content.facts.helpLine)).toBeLessThan(text.indexOf('## '));
});
