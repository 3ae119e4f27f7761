import { loadContent } from '../rules/rulebook';
import { sites } from './sites';

/** What the invented site says: tests look for these words, and have none of their own. */
export const content = loadContent(sites.invented.folders.CONTENT_FOLDER);

/** Its article with everything that an article may ask for. */
export const [article] = content.articles.filter(({ blocks }) => blocks.some(({ name }) => name === 'calculadora')) as [(typeof content.articles)[0]];
