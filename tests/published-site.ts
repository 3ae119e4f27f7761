import { contentFolder } from '../paths';
import { loadContent } from '../rules/rulebook';
import { listPages } from '../src/model/schemas/articles';
import { articleListPath, articlePath, routes } from '../src/routes';

/** What the published site says. */
export const content = loadContent(contentFolder);

/** The published article with the rollover calculator. */
export const calculatorPath = articlePath(content.articles.find(({ blocks }) => blocks.some(({ name }) => name === 'calculadora'))?.slug ?? '');

/** Every page of the published site by its address. */
export const sitePaths = (): string[] => [
  ...Object.values(routes),
  ...Array.from({ length: listPages(content.articles.length) - 1 }, (_, index) => articleListPath(index + 2)),
  ...content.articles.map(({ slug }) => articlePath(slug)),
];

/** An address that no site here has. */
export const unknownPath = '/nao-existe';

/** One page of each kind that has something of its own. */
export const pageOfEachKind: string[] = [
  ...[routes.home, routes.casinos, routes.rights, routes.rules, routes.cookies, routes.responsibleGambling, routes.articles],
  ...[calculatorPath, unknownPath],
];

/** For a test that is repeated for each page: Chromium runs it on all of them, other engines on one of each kind. */
export const onPage = (path: string) => ({ tag: pageOfEachKind.includes(path) ? [] : '@chromium' });
