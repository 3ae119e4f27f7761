import { articlePath, type RoutePath, routes } from '../routes';
import { isOut } from './articles';
import { faultOfLink, idsIn, linksIn, type Targets } from './check-links';
import type { Article } from './load-articles';
import type { Problem } from './problem';
import { type Redirects, redirectProblems } from './redirects';
import { idsOfPage } from './section-ids';

/** A file of content/, the page that shows its sections, and what was read: nothing, where it is broken. */
type ReadFile = { name: string; file: string; path?: RoutePath; value: unknown };

/** What is wrong with the links of the whole content, and with the parts of pages that they lead to. */
export function linkProblems(files: ReadFile[], articles: Article[], allArticles: boolean, today: string): Problem[] {
  const targets = targetsIn(files, articles);
  const links = [
    ...files.flatMap(({ value, file, path }) => linksIn(value, { file, page: path }).map((link) => ({ link, seen: true }))),
    ...articles.flatMap((article) => article.links.map((link) => ({ link, seen: isOut(article, today) }))),
  ];
  const { redirects = [] } = (files.find(({ name }) => name === 'redirects')?.value ?? {}) as { redirects?: Redirects };
  return [
    ...files.flatMap(({ name, file, path, value }) => (path ? sharedIds(file, [...idsOfPage(name), ...idsIn(value)]) : [])),
    ...links.flatMap(({ link, seen }) => {
      const fault = faultOfLink(link, targets, allArticles, seen ? today : undefined);
      return fault ? [{ file: link.file, field: link.field, ...fault }] : [];
    }),
    ...redirectProblems(redirects, (path) => targets.has(path)),
  ];
}

function targetsIn(files: ReadFile[], articles: Article[]): Targets {
  const targets: Targets = new Map(Object.values(routes).map((path) => [path, { ids: new Set<string>() }]));
  for (const article of articles)
    targets.set(articlePath(article.slug), { article, ids: new Set([...article.headings.map(({ id }) => id), ...idsOfPage('article')]) });
  for (const { name, path, value } of files) {
    // Two files may fill one page; which sections a broken one has is not known.
    const others = path && targets.get(path)?.ids;
    if (others) targets.set(path, { ids: value ? new Set([...others, ...idsIn(value), ...idsOfPage(name)]) : undefined });
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
