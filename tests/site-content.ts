import { contentFolder } from '../renderer/paths';
import { loadContent } from '../src/model/load-content';

/** What the site says: the tests look for these words, and have none of their own. */
export const content = loadContent(contentFolder);
