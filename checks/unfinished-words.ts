import { load } from 'cheerio';
import type { Problem } from '../src/model/problem';
import { type BuiltSite, nameOf, problemsWith } from './built-site';
import { visibleText } from './visible-text';

/** What a site says of itself while it is being built. */
const words = /por agora|de exemplo|provisóri[oa]s?|parênteses retos|(?:a|por) preencher/gi;
/** In which values used to be missing. */
const brackets = /\[[^\]]*\]/g;

/** Only notices speak of what is an example: they go when it does, and prose would stay. */
export function checkUnfinishedWords(site: BuiltSite): Problem[] {
  const pages = site.pages.flatMap((page) => {
    const $ = load(page.html);
    $('[data-notice]').remove();
    return found(nameOf(page), `${$('meta[name="description"]').attr('content')}\n${visibleText($)}`, [words, brackets]);
  });
  const files = ['artigos.atom', 'manifest.webmanifest', 'llms.txt'].flatMap((file) => found(file, withoutAccounts(site, file), [words]));
  return [...pages, ...files];
}

/** llms.txt names the examples as the page about the project does. */
function withoutAccounts({ files, content }: BuiltSite, file: string): string {
  const accounts = Object.values(content.notices).flatMap((notice) => ('account' in notice ? [notice.account] : []));
  const text = Buffer.from(files.get(file)?.() ?? []).toString('utf8');
  return accounts.reduce((rest, account) => rest.replace(account, ''), text);
}

function found(where: string, text: string, patterns: RegExp[]): Problem[] {
  const matches = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => `it says «${match}» outside a notice.`));
  const reason = {
    why: 'the sentence stays when what it speaks of has been replaced, and the site goes on apologising.',
    mend: 'mark the value or the record with «placeholder», and word the notice in content/notices.yaml.',
  };
  return problemsWith(where, reason, matches);
}
