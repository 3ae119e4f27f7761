import { linksOf } from '../markdown';
import { articlePath, routes } from '../routes';
import { readMarkdown } from './check-markdown';
import { isEmail, isOutgoingLink } from './fields';
import { textsIn } from './parts';
import type { Fault, Problem } from './problem';

/** Every address of the site that content may link to, with the #fragments that exist there; without, when its file is broken. */
export type Targets = Map<string, Set<string> | undefined>;
/** Where a link stands: its file, and the page that shows the file, when there is just one. */
export type LinkPlace = { file: string; page?: string };
export type FoundLink = LinkPlace & { field?: string; href: string };

/** The links in any string of `value`: those of the Markdown that is drawn, and fields called `to`. */
export const linksIn = (value: unknown, place: LinkPlace, within = ''): FoundLink[] =>
  textsIn(value, within).flatMap(({ field, text }) => {
    if (/(^|\.)to$/.test(field)) return [{ ...place, field, href: text }];
    return /[[<]/.test(text) ? linksOf(readMarkdown(text, { tables: true }).nodes).map((href) => ({ ...place, field, href })) : [];
  });

/** All `id` fields of a content file: the #fragments of its page. */
export const idsIn = (value: unknown): string[] => textsIn(value).flatMap(({ field, text }) => (/(^|\.)id$/.test(field) ? [text] : []));

/** A link must leave by https, or lead to a page and a #fragment that exist. */
export function checkLinks(links: FoundLink[], targets: Targets): Problem[] {
  return links.flatMap(({ file, field, page, href }) => {
    const words = whatIsWrong(href, targets, page);
    return words ? [{ file, field, ...words }] : [];
  });
}

function whatIsWrong(href: string, targets: Targets, page?: string): Fault | undefined {
  if (!/^[/#]/.test(href) || href.startsWith('//')) {
    if (isOutgoingLink(href) || /^tel:\d+$/.test(href) || (href.startsWith('mailto:') && isEmail(href.slice(7)))) return undefined;
    return {
      what: `a ligação «${href.slice(0, 80)}» não é segura nem completa.`,
      why: '«javascript:» e «http:» põem o leitor em risco, e um endereço relativo muda com a página onde está.',
      mend: 'para fora do site, comece por «https://»; para uma página do site, comece por «/».',
    };
  }
  const [written = '', ...rest] = href.split('#');
  const fragment = rest.length > 0 ? rest.join('#') : undefined;
  const path = written || page;
  if (path === undefined) {
    return {
      what: `a ligação «${href}» não diz em que página está a secção.`,
      why: 'este texto aparece em várias páginas, e só uma delas tem essa secção.',
      mend: 'escreva também a página: por exemplo, «/jogo-responsavel#apoio».',
    };
  }
  const fragments = targets.get(path);
  if (!targets.has(path)) {
    return {
      what: `a ligação «${href}» leva a uma página que não existe.`,
      why: 'o leitor cairia numa página de erro.',
      mend: `use um destes endereços: ${Object.values(routes).join(', ')} ou ${articlePath('<slug>')}.`,
    };
  }
  if (fragment !== undefined && fragments && !fragments.has(fragment)) {
    return {
      what: `a ligação «${href}» aponta para uma secção que não existe.`,
      why: 'o leitor ficaria no topo da página, sem saber porquê.',
      mend: `use uma destas secções: ${[...fragments].map((id) => `#${id}`).join(', ') || '(a página não tem nenhuma)'}.`,
    };
  }
  return undefined;
}
