import { type BuiltSite, nameOf } from './built-site';
import type { Problem } from './problem';

const newTab = 'abre num novo separador';

/** A link that leaves the site goes by https, opens a new tab and says so; a partner's is marked as paid, and no other. */
export function checkOutgoingLinks(site: BuiltSite): Problem[] {
  const partners = new Set(site.content.casinos.casinos.map(({ link }) => link));
  return site.pages.flatMap((page) =>
    page.document.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (!/^https?:/.test(href)) return [];
      const rel = link.getAttribute('rel');
      const expected = partners.has(href) ? { rel: 'sponsored noopener', referrer: 'origin' } : { rel: 'noopener', referrer: 'no-referrer' };
      const faults = [
        href.startsWith('https:') || 'does not go by https',
        link.getAttribute('target') === '_blank' || 'does not open a new tab',
        `${link.textContent} ${link.getAttribute('aria-label') ?? ''}`.includes(newTab) || `does not say «${newTab}»`,
        rel === expected.rel || `has rel="${rel ?? ''}", not "${expected.rel}"`,
        link.getAttribute('referrerpolicy') === expected.referrer || `does not have referrerpolicy="${expected.referrer}"`,
      ];
      return faults
        .filter((fault) => fault !== true)
        .map((fault) => ({
          where: nameOf(page),
          what: `the link to ${href} ${fault}.`,
          why: 'the reader must know where a click leads and who pays for it, and nobody else who looks for help.',
          mend: 'use ExternalLink or ExternalButtonLink of src/ui.',
        }));
    }),
  );
}
