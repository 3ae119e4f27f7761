import type { Problem } from '../src/model/problem';
import { type BuiltPage, type BuiltSite, nameOf, onEachPage } from './built-site';

const descriptionLength = { shortest: 50, longest: 160 };

const reason = {
  why: 'search engines, tabs and screen readers name the page by it.',
  mend: 'titles and addresses come from src/layout/Head.tsx and src/site.tsx, descriptions from the page’s content file.',
};

/** Title, language, heading, description and canonical address of every page. */
export function checkDocumentHeads(site: BuiltSite): Problem[] {
  const first = { title: new Map<string, BuiltPage>(), description: new Map<string, BuiltPage>() };
  return onEachPage(site, reason, (page) => {
    const { $, path } = page;
    const title = $('title').text();
    const description = $('meta[name="description"]').attr('content') ?? '';
    const canonical = $('link[rel="canonical"]').attr('href');
    const expected = path === undefined ? undefined : site.content.site.address.value + path;
    const headings = $('h1').length;
    return [
      !title.endsWith(` | ${site.content.site.name}`) && `the title «${title}» does not end in the product's name.`,
      $('html').attr('lang') !== 'pt-PT' && 'the page does not say that it is in Portuguese of Portugal.',
      headings !== 1 && `the page has ${headings} <h1>, not one.`,
      (description.length < descriptionLength.shortest || description.length > descriptionLength.longest) &&
        `its description has ${description.length} characters, not ${descriptionLength.shortest} to ${descriptionLength.longest}.`,
      canonical !== expected && `its canonical address is ${canonical ?? 'missing'}, not ${expected ?? 'absent'}.`,
      shared('title', title),
      // The further pages of the list of articles share its description.
      !path?.includes('/pagina/') && shared('description', description),
    ];

    function shared(name: keyof typeof first, text: string): string | false {
      const other = first[name].get(text);
      if (!other) first[name].set(text, page);
      return other !== undefined && `its ${name} is also that of ${nameOf(other)}.`;
    }
  });
}
