import type { Page } from '../src/layout/page';
import type { Content } from '../src/model/content';
import { sectionIds } from '../src/model/derived/section-ids';
import { routes } from '../src/routes';
import { paint } from './drawings';
import { atomFeed } from './feed';
import { summaryForModels } from './summary-for-models';
import { xmlDocument } from './xml';

/** What machines ask for, by the name of its file. */
export function textFiles(content: Content, pages: Page[], icons: { touchIcon: string; favicon: string }): Record<string, string> {
  const { site } = content;
  const base = site.address.value;
  return {
    'sitemap.xml': sitemap(pages, base),
    'artigos.atom': atomFeed(content),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`,
    '.well-known/security.txt': securityText(content, base),
    'llms.txt': summaryForModels(content, pages),
    'manifest.webmanifest': JSON.stringify({
      name: site.name,
      short_name: 'Sorteio de Natal',
      description: site.description,
      lang: 'pt-PT',
      start_url: '/',
      display: 'browser',
      background_color: paint('--ground', site.theme),
      theme_color: paint('--ground', site.theme),
      icons: [
        { src: icons.touchIcon, sizes: '512x512', type: 'image/png' },
        { src: icons.favicon, sizes: 'any', type: 'image/svg+xml' },
      ],
    }),
  };
}

/**
 * All pages that have an address; one file holds 50,000 (sitemaps.org). `lastmod` only where the content says when it
 * changed: an invented date makes search engines distrust all of them.
 */
const sitemap = (pages: Page[], base: string): string =>
  xmlDocument({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: pages.flatMap(({ path, article }) => (path === undefined ? [] : [{ loc: base + path, ...(article && { lastmod: article.reviewedOn }) }])),
    },
  });

/**
 * Where to report a weakness of the site (RFC 9116). While there is no e-mail the file says so and points to
 * the page that will have it: a contact is compulsory, and an invented one would swallow reports.
 */
function securityText({ site, notices }: Content, base: string): string {
  const { value, placeholder } = site.controller.email;
  return [
    placeholder ? `# ${notices.controller}` : `Contact: mailto:${value}`,
    `Contact: ${base}${routes.privacy}#${sectionIds.privacy.contact}`,
    `Expires: ${site.contactConfirmedUntil}T00:00:00Z`,
    'Preferred-Languages: pt',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
