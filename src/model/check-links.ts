import { linksOf } from '../markdown';
import { articlePath, routes } from '../routes';
import { type ArticleFrontMatter, isOut } from './articles';
import { readMarkdown } from './check-markdown';
import { isEmail, isOutgoingLink } from './fields';
import { textsIn } from './parts';
import type { Fault } from './problem';
import { dayInWords } from './words';

/** A page of the site, and the #fragments that exist there; without, when its file is broken. */
export type Target = { ids?: Set<string> | undefined; article?: Pick<ArticleFrontMatter, 'draft' | 'publishedOn'> };
export type Targets = Map<string, Target>;
/** A link, and where it stands: its file, and the page that shows the file, when there is just one. */
export type FoundLink = { file: string; page?: string | undefined; field?: string; href: string };

/** The links in any string of `value`: those of the Markdown that is drawn, and fields called `to`. */
export const linksIn = (value: unknown, place: Pick<FoundLink, 'file' | 'page'>, within = ''): FoundLink[] =>
  textsIn(value, within).flatMap(({ field, text }) => {
    if (/(^|\.)to$/.test(field)) return [{ ...place, field, href: text }];
    return /[[<]/.test(text) ? linksOf(readMarkdown(text, { tables: true }).nodes).map((href) => ({ ...place, field, href })) : [];
  });

/** All `id` fields of a content file: the #fragments of its page. */
export const idsIn = (value: unknown): string[] => textsIn(value).flatMap(({ field, text }) => (/(^|\.)id$/.test(field) ? [text] : []));

/**
 * A link must leave by https, or lead to a page and a #fragment that exist.
 * @param allKnown whether `targets` has every page; else an article that it lacks may be one that could not be read.
 * @param today the day on which readers see the link; without, they do not see it yet.
 */
export function faultOfLink({ href, page }: FoundLink, targets: Targets, allKnown: boolean, today?: string): Fault | undefined {
  if (!/^[/#]/.test(href) || href.startsWith('//')) {
    if (isOutgoingLink(href) || /^tel:\d+$/.test(href) || (href.startsWith('mailto:') && isEmail(href.slice(7)))) return undefined;
    return {
      what: `a ligação «${href.slice(0, 80)}» não é segura nem completa.`,
      why: '«javascript:» e «http:» põem o leitor em risco, e um endereço relativo muda com a página onde está.',
      mend: 'para fora do site, comece por «https://»; para uma página do site, comece por «/».',
    };
  }
  const [, written, fragment] = /^([^#]*)(?:#(.*))?$/s.exec(href) ?? [];
  const path = written || page;
  if (path === undefined) {
    return {
      what: `a ligação «${href}» não diz em que página está a secção.`,
      why: 'este texto aparece em várias páginas, e só uma delas tem essa secção.',
      mend: 'escreva também a página: por exemplo, «/jogo-responsavel#apoio».',
    };
  }
  const target = targets.get(path);
  if (!target) {
    if (!allKnown && path.startsWith(articlePath(''))) return undefined;
    return {
      what: `a ligação «${href}» leva a uma página que não existe.`,
      why: 'o leitor cairia numa página de erro.',
      mend: `use um destes endereços: ${Object.values(routes).join(', ')} ou ${articlePath('<slug>')}.`,
    };
  }
  const { ids, article } = target;
  if (fragment !== undefined && ids && !ids.has(fragment)) {
    return {
      what: `a ligação «${href}» aponta para uma secção que não existe.`,
      why: 'o leitor ficaria no topo da página, sem saber porquê.',
      mend: `use uma destas secções: ${[...ids].map((id) => `#${id}`).join(', ') || '(a página não tem nenhuma)'}.`,
    };
  }
  if (!article || !today || isOut(article, today)) return undefined;
  return {
    what: `a ligação «${href}» leva a um artigo que ${article.draft ? 'ainda é um rascunho' : `só sai em ${dayInWords(article.publishedOn)}`}.`,
    why: 'até lá o leitor cairia numa página de erro.',
    mend: 'publique primeiro esse artigo, ou junte a ligação depois.',
  };
}
