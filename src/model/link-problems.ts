import { articlePath, type RoutePath, routes } from '../routes';
import { checkLinks, type FoundLink, idsIn, linksIn, type Targets } from './check-links';
import type { Article } from './load-articles';
import type { Problem } from './problem';
import { type Redirects, redirectProblems } from './redirects';
import { idsOfPage } from './section-ids';
import { earlyLinks, isOut } from './waiting';

/** A file of content/, the page that shows its sections, and what was read: nothing, where it is broken. */
type ReadFile = { name: string; file: string; path?: RoutePath; value: unknown };

/** What is wrong with the links of the whole content, and with the parts of pages that they lead to. */
export function linkProblems(files: ReadFile[], articles: Article[], allArticles: boolean, today: string): Problem[] {
  const targets = targetsIn(files, articles);
  const pageLinks = files.flatMap(({ value, file, path }) => linksIn(value, { file, page: path }));
  const linksOf = (some: Article[]) => [...pageLinks, ...some.flatMap(({ links }) => links)];
  const mayBeBroken = ({ href }: FoundLink) => !allArticles && href.startsWith(articlePath('')) && !targets.has(href.split('#')[0] ?? '');
  const links = linksOf(articles).filter((link) => !mayBeBroken(link));
  const seen = linksOf(articles.filter((article) => isOut(article, today)));
  const { redirects = [] } = (files.find(({ name }) => name === 'redirects')?.value ?? {}) as { redirects?: Redirects };
  return [
    ...files.flatMap(({ name, file, path, value }) => (path ? sharedIds(file, [...idsOfPage(name), ...idsIn(value)]) : [])),
    ...checkLinks(links, targets),
    ...earlyLinks(seen, articles, today),
    ...redirectProblems(redirects, (path) => targets.has(path)),
  ];
}

function targetsIn(files: ReadFile[], articles: Article[]): Targets {
  const targets: Targets = new Map(Object.values(routes).map((path) => [path, new Set<string>()]));
  for (const { slug, headings } of articles) targets.set(articlePath(slug), new Set([...headings.map(({ id }) => id), ...idsOfPage('article')]));
  for (const { name, path, value } of files) {
    // Two files may fill one page; which sections a broken one has is not known.
    const others = path && targets.get(path);
    if (others) targets.set(path, value ? new Set([...others, ...idsIn(value), ...idsOfPage(name)]) : undefined);
  }
  return targets;
}

/** Two parts of one page with one address. */
const sharedIds = (file: string, ids: string[]): Problem[] =>
  ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({
      file,
      what: `duas partes da página têm o endereço #${id}.`,
      why: 'uma ligação para lá só pode levar a uma delas.',
      mend: `mude o campo «id: ${id}».`,
    }));
