import { redirectFor } from '../deploy/redirects';
import { searchEngine } from '../src/routes';
import { type BuiltPage, type BuiltSite, onEachPage } from './built-site';

/** Every link inside the site leads to a page and a #fragment that were built, in the page's one address. */
export function internalLinks(site: BuiltSite) {
  const idsOf = new Map(
    site.pages.map(({ path, $ }) => [
      path,
      new Set(
        $('[id]')
          .toArray()
          .map(({ attribs }) => attribs.id),
      ),
    ]),
  );
  const reason = {
    why: 'the reader would be sent round, or to an error page.',
    mend: 'take addresses from src/routes.ts; in content, see the page’s sections.',
  };
  return onEachPage(site, reason, (page) => linksOf(page).map(({ href }) => !/^(https?|tel|mailto):/.test(href) && faultOf(href, page)));

  function faultOf(href: string, { path: from }: BuiltPage): string | false {
    if (!/^[/#]/.test(href) || href.startsWith('//')) return `the link «${href}» is relative, or of a kind that no page needs.`;
    const [path = '', fragment] = href.split('#');
    if (path && redirectFor(path, site.addresses) !== undefined) return `the link «${href}» is another way to write ${redirectFor(path, site.addresses)}.`;
    const ids = idsOf.get(path || from);
    if (!ids) return !site.files.has(path.slice(1)) && `the link «${href}» leads to no page.`;
    return fragment !== undefined && !ids.has(decodeURIComponent(fragment)) && `the link «${href}» leads to no section of its page.`;
  }
}

const newTab = 'abre num novo separador';

/** A link that leaves the site goes by https, opens a new tab and says so; a partner's is marked as paid, and no other. */
export function outgoingLinks(site: BuiltSite) {
  const partners = new Set(site.content.casinos.casinos.map(({ link }) => link));
  const reason = {
    why: 'the reader must know where a click leads and who pays for it, and nobody else who looks for help.',
    mend: 'use src/ui/ExternalLink.tsx.',
  };
  return onEachPage(site, reason, (page) =>
    linksOf(page)
      // *Sair* leaves in its own tab: nothing of the site stays behind it.
      .filter(({ href }) => /^https?:/.test(href) && href !== searchEngine)
      .flatMap(({ href, target, rel, referrerpolicy, words }) => {
        // `noreferrer` is `noopener` too.
        const expected = partners.has(href) ? { rel: 'sponsored noopener', referrer: 'origin' } : { rel: 'noreferrer', referrer: undefined };
        return [
          !href.startsWith('https:') && `the link to ${href} does not go by https.`,
          target !== '_blank' && `the link to ${href} does not open a new tab.`,
          !words.includes(newTab) && `the link to ${href} does not say «${newTab}».`,
          rel !== expected.rel && `the link to ${href} has rel="${rel ?? ''}", not "${expected.rel}".`,
          referrerpolicy !== expected.referrer && `the link to ${href} has referrerpolicy="${referrerpolicy ?? ''}", not "${expected.referrer ?? ''}".`,
        ];
      }),
  );
}

const linksOf = ({ $ }: BuiltPage) =>
  $('a[href]')
    .toArray()
    .map((link) => ({ ...link.attribs, href: link.attribs.href ?? '', words: `${$(link).text()} ${link.attribs['aria-label'] ?? ''}` }) as Link);

type Link = { href: string; target?: string; rel?: string; referrerpolicy?: string; words: string };
