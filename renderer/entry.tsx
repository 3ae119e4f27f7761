/* The site as the renderer runs it, in a build and while someone edits. It reads content/ and writes nothing. */

export { loadContent } from '../rules/load-content';
export { marksIn } from '../src/model/derived/marks';
export { isEditionOver, phaseStarts } from '../src/model/derived/phase-starts';
export { ContentError } from '../src/model/reading/finding';
export { pagesOf } from '../src/site';
export { drawPages } from './draw-pages';
export { drawing, drawingNames, paint, panelAddresses, panelSvg, themeSheet } from './drawings';
export { pageRenderer } from './page-renderer';
export { textFiles } from './text-files';
