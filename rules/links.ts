import { type Content, filesOf } from '../src/model/content';
import { idsOfPage } from '../src/model/derived/section-ids';
import { dayInWords } from '../src/model/derived/words';
import type { Fault } from '../src/model/finding';
import { type FoundLink, idsIn, linksIn } from '../src/model/reading/links-in';
import { type ArticleFrontMatter, isOut } from '../src/model/schemas/articles';
import { isEmail, isOutgoingLink } from '../src/model/schemas/fields';
import { articlePath, routes } from '../src/routes';
import type { Read } from './rule';

/** A page of the site, and the #fragments that exist there; without, when its file is broken. */
type Target = { ids?: Set<string> | undefined; article?: Pick<ArticleFrontMatter, 'draft' | 'publishedOn'> };
type Targets = Map<string, Target>;

/** A link leaves by https, or leads to a page and a #fragment that exist. */
export const links = ({ content, today, complete }: Read) => {
  const targets = targetsIn(content);
  const found = [
    ...filesOf(content).flatMap(({ value, file, path }) => linksIn(value, { file, page: path }).map((link) => ({ link, seen: true }))),
    ...content.articles.flatMap((article) => article.links.map((link) => ({ link, seen: isOut(article, today) }))),
  ];
  return found.flatMap(({ link, seen }) => {
    const fault = faultOfLink(link, targets, complete, seen ? today : undefined);
    return fault ? [{ file: link.file, field: link.field, ...fault }] : [];
  });
};

/** No two parts of a page have one address. */
export const sectionAddresses = ({ content }: Read) => {
  const pages = filesOf(content).flatMap(({ name, file, path, value }) => (path ? [{ file, ids: [...idsOfPage(name), ...idsIn(value)] }] : []));
  const articles = content.articles.map(({ file, headings }) => ({ file, ids: [...idsOfPage('article'), ...headings.map(({ id }) => id)] }));
  return [...pages, ...articles].flatMap(({ file, ids }) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
      file,
      what: `duas partes da página têm o endereço #${id}.`,
      why: 'uma ligação para lá só pode levar a uma delas.',
      mend: `mude numa delas o nome «${id}», ou o título de que se faz esse endereço.`,
    })),
  );
};

function targetsIn(content: Content): Targets {
  const targets: Targets = new Map(Object.values(routes).map((path) => [path, { ids: new Set<string>() }]));
  for (const article of content.articles)
    targets.set(articlePath(article.slug), { article, ids: new Set([...article.headings.map(({ id }) => id), ...idsOfPage('article')]) });
  for (const { name, path, value } of filesOf(content)) {
    // Two files may fill one page; which sections a broken one has is not known.
    const others = path && targets.get(path)?.ids;
    if (others) targets.set(path, { ids: value ? new Set([...others, ...idsIn(value), ...idsOfPage(name)]) : undefined });
  }
  return targets;
}

/**
 * @param allKnown whether `targets` has every page; else an article that it lacks may be one that could not be read.
 * @param today the day on which readers see the link; without, they do not see it yet.
 */
function faultOfLink({ href, page }: FoundLink, targets: Targets, allKnown: boolean, today?: string): Fault | undefined {
  if (!/^[/#]/.test(href) || href.startsWith('//')) {
    if (isOutgoingLink(href) || /^tel:\d+$/.test(href) || (href.startsWith('mailto:') && isEmail(href.slice(7)))) return undefined;
    return {
      what: `a ligação «${href.slice(0, 80)}» não é segura nem completa.`,
      why: 'sem «https://» ou «/» o leitor não chega lá, ou vai por um caminho que outros podem ler.',
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
      mend: `use um destes endereços: ${Object.values(routes).join(', ')}, ou o de um artigo.`,
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
