import { type BuiltSite, onEachPage } from './built-site';

const reason = {
  why: 'search engines, tabs and screen readers name the page by it.',
  mend: 'titles and addresses come from src/layout/Document.tsx and src/site.tsx, descriptions from the page’s content file.',
};

/** Title, language, heading, description and canonical address of every page. What its title and description say is content's. */
export const documentHeads = (site: BuiltSite) =>
  onEachPage(site, reason, ({ $, path }) => {
    const title = $('title').text();
    const canonical = $('link[rel="canonical"]').attr('href');
    const expected = path === undefined ? undefined : site.content.site.address.value + path;
    const headings = $('h1').length;
    return [
      !title.endsWith(` | ${site.content.site.name}`) && `the title «${title}» does not end in the product's name.`,
      $('html').attr('lang') !== 'pt-PT' && 'the page does not say that it is in Portuguese of Portugal.',
      headings !== 1 && `the page has ${headings} <h1>, not one.`,
      !$('meta[name="description"]').attr('content') && 'it has no description.',
      canonical !== expected && `its canonical address is ${canonical ?? 'missing'}, not ${expected ?? 'absent'}.`,
    ];
  });
