import { articlePath, routes } from '../src/routes';
import { content } from './site-content';

/** Every page of the site by its address. */
export const sitePaths = (): string[] => [...Object.values(routes), ...content.articles.map(({ slug }) => articlePath(slug))];

/** An address that the site does not have. */
export const unknownPath = '/nao-existe';
