import { loadContent } from '../rules/rulebook';
import { sites } from './sites';

/** What the invented site says: tests look for these words, and have none of their own. */
export const content = loadContent(sites.invented.folders.CONTENT_FOLDER);

/** Its article with everything that an article may ask for. */
export const article =
  content.articles.find(({ blocks }) => blocks.some(({ name }) => name === 'calculadora')) ??
  raise('tests/serve-invented.ts made no article with a calculator.');

function raise(message: string): never {
  throw new Error(message);
}
