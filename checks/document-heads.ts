import { type BuiltPage, type BuiltSite, nameOf, wholeAddress } from './built-site';
import type { Problem } from './problem';

const shortest = 50;
const longest = 160;

/** Title, language, heading, description and canonical address of every page. */
export function checkDocumentHeads(site: BuiltSite): Problem[] {
  const own = site.pages.flatMap((page) => {
    const where = nameOf(page);
    const title = titleOf(page);
    const description = descriptionOf(page);
    const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const expected = page.path === undefined ? undefined : wholeAddress(site, page.path);
    const headings = page.document.querySelectorAll('h1').length;
    return [
      ...fault(
        where,
        title.endsWith(` | ${site.content.site.name}`),
        `the title «${title}» does not end in the product's name.`,
        'titles come from src/layout/Head.tsx: give it the page’s title alone.',
      ),
      ...fault(
        where,
        page.document.querySelector('html')?.getAttribute('lang') === 'pt-PT',
        'the page does not say that it is in Portuguese of Portugal.',
        'set lang="pt-PT" on <html>.',
      ),
      ...fault(where, headings === 1, `the page has ${headings} <h1>.`, 'give it one, in PageHeading.'),
      ...fault(
        where,
        description.length >= shortest && description.length <= longest,
        `its description has ${description.length} characters, not ${shortest} to ${longest}.`,
        'change «description» in the page’s content file.',
      ),
      ...fault(
        where,
        canonical === expected,
        `its canonical address is ${canonical ?? 'missing'}, not ${expected ?? 'absent'}.`,
        'see src/layout/Head.tsx and the page’s path.',
      ),
    ];
  });
  return [...own, ...shared(site.pages, 'title', titleOf), ...shared(site.pages.filter(isNoPart), 'description', descriptionOf)];
}

const titleOf = ({ document }: BuiltPage) => document.querySelector('title')?.textContent ?? '';
const descriptionOf = ({ document }: BuiltPage) => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
/** The further parts of the list of articles share its description. */
const isNoPart = ({ path }: BuiltPage) => !path?.includes('/pagina/');

const why = 'search engines, tabs and screen readers name the page by it.';
const fault = (where: string, fine: boolean, what: string, mend: string): Problem[] => (fine ? [] : [{ where, what, why, mend }]);

function shared(pages: BuiltPage[], name: string, of: (page: BuiltPage) => string): Problem[] {
  const first = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const other = first.get(of(page));
    if (!other) first.set(of(page), page);
    return fault(nameOf(page), !other, `its ${name} is also that of ${other && nameOf(other)}.`, `give each page its own ${name}.`);
  });
}
