import { type BuiltSite, onEachPage } from './built-site';

const reason = {
  why: 'the gate must stand before every page, whatever becomes of its scripts and styles.',
  mend: 'see src/layout/Frame.tsx and docs/decisions/gate.md: all of the site stands in the element that is «hidden», and the gate is the same everywhere.',
};

/** In the HTML of every page the gate is open to the reader, and the whole site is hidden. */
export function closedGate(site: BuiltSite) {
  const expected = site.pages[0]?.$.html('[data-gate]');
  return onEachPage(site, reason, ({ $ }) => [
    $('[data-site][hidden]').length !== 1 && 'the site is not hidden.',
    $('header, main, footer, nav')
      .toArray()
      .some((part) => $(part).closest('[data-site]').length === 0) && 'a part of the site stands outside what is hidden.',
    $('[data-gate]').length !== 1 && 'it has not one gate.',
    $.html('[data-gate]') !== expected && 'its gate is not that of the other pages.',
  ]);
}
