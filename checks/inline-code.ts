import type { CheerioAPI } from 'cheerio';
import { contentSecurityPolicy } from '../deploy/policy';
import { cspHash } from '../renderer/hash';
import { type BuiltSite, faultsAt, onEachPage } from './built-site';

/** Some hosts take no longer line (Cloudflare Pages: 2,000 characters). */
const longestHeader = 2000;

const reason = {
  why: 'the security policy would stop it, or could not be one line for the whole site.',
  mend: 'let renderer/ hash what it puts into pages; share style blocks between kinds of pages; use classes, attributes and data for what differs.',
};

/** Nothing runs or styles in a page that the policy does not name, and the policy is one line for all pages. */
export function inlineCode(site: BuiltSite) {
  const policy = contentSecurityPolicy(site.inlineHashes);
  const expected = site.pages[0] && scriptsOf(site.pages[0].$).join('\n');
  return [
    ...onEachPage(site, reason, ({ $ }) => {
      const scripts = scriptsOf($);
      const attributes = $('*')
        .toArray()
        .flatMap((element) => Object.keys($(element).attr() ?? {}).map((attribute) => `<${$(element).prop('tagName')?.toLowerCase()} ${attribute}>`))
        .filter((name) => / (style|on\w*)>$/.test(name));
      return [
        ...scripts.map((text) => !site.inlineHashes.scripts.includes(cspHash(text)) && 'an inline script is not in build/served.json.'),
        ...textsOf($, 'style').map((text) => !site.inlineHashes.styles.includes(cspHash(text)) && 'an inline <style> is not in build/served.json.'),
        scripts.join('\n') !== expected && 'its inline scripts are not those of the other pages.',
        ...attributes.map((name) => `${name} stands in the page.`),
      ];
    }),
    ...faultsAt('Content-Security-Policy', reason, [
      policy.length > longestHeader && `it has ${policy.length} characters, and some hosts take ${longestHeader}.`,
    ]),
  ];
}

const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());
const scriptsOf = ($: CheerioAPI) => textsOf($, 'script:not([src], [type="application/ld+json"])');
