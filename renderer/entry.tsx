/* The site as the renderer runs it, in a build and while someone edits. It reads content/ and writes nothing. */
import type { ArticleRead } from '../src/model/load-articles';
import { loadContent } from '../src/model/load-content';
import { phaseStarts } from '../src/model/phase-starts';
import { drawings, icons, paint, themeSheet } from './drawings';

export { marksIn } from '../src/model/marks';
export { ContentError } from '../src/model/problem';
export { pagesOf } from '../src/site';
export { pageRenderer } from './page-renderer';
export { textFiles } from './text-files';

/**
 * The content, and all that follows from it for every page alike.
 * @param withWaiting shows what is not published yet.
 * @param articlesRead the articles, where they have been read already.
 */
export function readSite(contentFolder: string, withWaiting: boolean, articlesRead?: ArticleRead[]) {
  const content = loadContent(contentFolder, undefined, withWaiting, articlesRead);
  const { theme } = content.site;
  return {
    content,
    phaseStarts: phaseStarts(content.promotion),
    drawings: drawings(theme),
    icons: icons(theme),
    themeSheet: themeSheet(theme),
    themeColor: paint('--ground', theme),
  };
}
