/* The site as the renderer runs it, in a build and while someone edits. It reads content/ and writes nothing. */

export { loadContent } from '../rules/load-content';
export { judge } from '../rules/rule';
export { launch } from '../rules/rulebook';
export { isEditionOver, phaseStarts } from '../src/model/derived/phase-starts';
export { lisbonToday } from '../src/model/derived/today';
export { ContentError } from '../src/model/reading/finding';
export { pagesOf } from '../src/site';
export { drawPages } from './draw-pages';
export { drawing, drawingNames, paint, panelAddresses, panelSvg, themeSheet } from './drawings';
export { pageRenderer } from './page-renderer';
export { textFiles } from './text-files';
