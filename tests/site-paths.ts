import { contentFolder } from '../renderer/paths';
import { loadContent } from '../src/content/load-content';
import { articlePath, routes } from '../src/routes';

/** Every page of the site by its address. */
export const sitePaths = (): string[] => [...Object.values(routes), ...loadContent(contentFolder).articles.map(({ slug }) => articlePath(slug))];
