/* What is bundled with the site and run by the plugin: content in, files out. It touches no file but content/. */
import { launchFindings } from '../publisher/launch/launch-findings';
import { summaryLine } from '../publisher/launch/report';
import { drawingFiles, Favicon, paintedWith, SocialPicture, TouchIcon, wrapTitle } from '../src/art/drawings';
import { articleMotifs } from '../src/art/tiles/ArticleTile';
import type { Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';
import type { Site, Theme } from '../src/model/site';
import { lisbonToday } from '../src/model/today';
import { standaloneSvg } from './drawings';

export { loadContent } from '../src/model/load-content';
export { phaseStarts } from '../src/model/phase-starts';
export { ContentError } from '../src/model/problem';
export { pagesOf } from '../src/site';
export { dressSheet, paint } from './dress';
export { atomFeed } from './feed';
export { pageRenderer } from './page-renderer';
export { sitemapFiles } from './sitemap';
export { textFiles } from './text-files';

/** The drawings that CSS uses, name → SVG. */
export const standaloneDrawings = (theme: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries(drawingFiles).map(([name, drawing]) => [name, standaloneSvg<{ theme: Theme }>(drawing, { theme }, theme, paintedWith[name])]),
  );

export const icons = (theme: Theme) => ({ favicon: standaloneSvg(Favicon, {}, theme), touchIcon: standaloneSvg(TouchIcon, {}, theme) });

/** A social picture, 1200 × 630, as SVG. */
export const socialSvg = ({ title, tile }: Pick<Page, 'title' | 'tile'>, { name, theme }: Site): string =>
  standaloneSvg(SocialPicture, { title: wrapTitle(title, 20), siteName: name, tile: articleMotifs[tile] }, theme);

/** The line that ends a build: how much keeps it from going public. */
export const launchSummary = (content: Content): string => summaryLine(launchFindings(content, lisbonToday()));
