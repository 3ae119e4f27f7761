import type { HTMLElement } from 'node-html-parser';
import { contentSecurityPolicy } from '../deploy/policy';
import { cspHash } from '../renderer/hash';
import { type BuiltSite, nameOf } from './built-site';
import type { Problem } from './problem';

/** Some hosts take no longer line (Cloudflare Pages: 2,000 characters). */
const longestHeader = 2000;

/** Nothing runs or styles in a page that the policy does not name, and the policy is one line for all pages. */
export function checkInlineCode(site: BuiltSite): Problem[] {
  const policy = contentSecurityPolicy(site.inlineHashes);
  const scriptsOf = (document: HTMLElement) =>
    document.querySelectorAll('script:not([src])').filter((script) => script.getAttribute('type') !== 'application/ld+json');
  const first = site.pages[0];
  const expected = first && scriptsOf(first.document).map(({ rawText }) => rawText);

  const inPages = site.pages.flatMap((page) => {
    const where = nameOf(page);
    const scripts = scriptsOf(page.document).map(({ rawText }) => rawText);
    const styles = page.document.querySelectorAll('style').map(({ rawText }) => rawText);
    const unnamed = [
      ...scripts.filter((text) => !site.inlineHashes.scripts.includes(cspHash(text))).map(() => 'script'),
      ...styles.filter((text) => !site.inlineHashes.styles.includes(cspHash(text))).map(() => '<style>'),
    ];
    const attributes = page.document.querySelectorAll('*').flatMap((element) => forbiddenAttributes(element).map((name) => `<${element.rawTagName} ${name}>`));
    return [
      ...unnamed.map((kind) =>
        problem(where, `an inline ${kind} is not in build/inline-hashes.json.`, 'hash what the renderer puts into the page (renderer/build-site.ts).'),
      ),
      ...(JSON.stringify(scripts) === JSON.stringify(expected)
        ? []
        : [problem(where, 'its inline scripts are not those of the other pages.', 'put what differs into attributes or data.')]),
      ...attributes.map((name) => problem(where, `${name} stands in the page.`, 'use a class, or an attribute that the inline script reads.')),
    ];
  });
  return policy.length <= longestHeader
    ? inPages
    : [
        ...inPages,
        problem(
          'Content-Security-Policy',
          `it has ${policy.length} characters, and some hosts take ${longestHeader}.`,
          'share style blocks between kinds of pages.',
        ),
      ];
}

const problem = (where: string, what: string, mend: string): Problem => ({
  where,
  what,
  why: 'the security policy would stop it, or could not be one line for the whole site.',
  mend,
});

const forbiddenAttributes = ({ attributes }: HTMLElement) => Object.keys(attributes).filter((name) => name === 'style' || /^on/i.test(name));
