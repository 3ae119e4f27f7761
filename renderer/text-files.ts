import type { Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';
import { paint } from './drawings';
import { atomFeed } from './feed';
import { securityText } from './security-text';
import { sitemap } from './sitemap';
import { summaryForModels } from './summary-for-models';

/** What machines ask for, by the name of its file. */
export function textFiles(content: Content, pages: Page[], icons: { touchIcon: string; favicon: string }): Record<string, string> {
  const { site } = content;
  const base = site.address.value;
  return {
    'sitemap.xml': sitemap(pages, base),
    'artigos.atom': atomFeed(content),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`,
    '.well-known/security.txt': securityText(content),
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
