import { redirectFor } from '../deploy/redirects';
import { type BuiltSite, nameOf } from './built-site';
import type { Problem } from './problem';

/** Every link inside the site leads to a page and a #fragment that were built, in the page's one address. */
export function checkInternalLinks(site: BuiltSite): Problem[] {
  const idsOf = new Map(site.pages.map((page) => [page.path, new Set(page.document.querySelectorAll('[id]').map(({ id }) => id))]));
  return site.pages.flatMap((page) =>
    page.document.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (/^(https?|tel|mailto):/.test(href)) return [];
      const what = whatIsWrong(href, page.path, idsOf, site);
      return what
        ? [
            {
              where: nameOf(page),
              what: `the link «${href}» ${what}`,
              why: 'the reader would be sent round, or to an error page.',
              mend: 'take addresses from src/routes.ts; in content, see the page’s sections.',
            },
          ]
        : [];
    }),
  );
}

function whatIsWrong(href: string, from: string | undefined, idsOf: Map<string | undefined, Set<string>>, site: BuiltSite): string | undefined {
  if (!/^[/#]/.test(href) || href.startsWith('//')) return 'is relative, or of a kind that no page needs.';
  const [path = '', fragment] = href.split('#');
  if (path && redirectFor(path) !== undefined) return `is another way to write ${redirectFor(path)}.`;
  const ids = idsOf.get(path || from);
  if (!ids) return site.files.has(path.slice(1)) ? undefined : 'leads to no page.';
  return fragment === undefined || ids.has(decodeURIComponent(fragment)) ? undefined : 'leads to no section of its page.';
}
