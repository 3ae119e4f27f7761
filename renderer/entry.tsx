/* What is bundled with the site and run by the plugin: content in, files out. It touches no file but content/. */
import type { ComponentType } from 'react';
import { launchFindings } from '../publisher/launch/launch-findings';
import { summaryLine } from '../publisher/launch/report';
import { lisbonToday } from '../publisher/launch/today';
import { drawingFiles, Favicon, inlineDrawings, SocialPicture, TouchIcon, wrapTitle } from '../src/art/drawings';
import { articleMotifs } from '../src/art/tiles/ArticleTile';
import type { HeadFiles } from '../src/layout/Head';
import type { Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';
import type { Site, Theme } from '../src/model/site';
import { type PageModuleKey, pageModuleFile, pageModules } from '../src/site';
import { standaloneSvg } from './drawings';
import { pageRenderer } from './page-renderer';

export { loadContent } from '../src/model/load-content';
export { phaseStarts } from '../src/model/phase-starts';
export { ContentError } from '../src/model/problem';
export { dressSheet, paint } from './dress';
export { atomFeed } from './feed';
export { pageRenderer } from './page-renderer';
export { sitemapFiles } from './sitemap';
export { textFiles } from './text-files';

export type RenderedPage = { page: Page; html: string };

/** Everything that is the same for all pages of a build. */
export type SharedFiles = Omit<HeadFiles, 'styles'>;

/**
 * Draws the pages one after the other, so that 10,000 of them need no more memory than one.
 * @param stylesOf the CSS for a page, given the files of the modules that draw it.
 */
export async function* renderSite(content: Content, shared: SharedFiles, stylesOf: (files: string[]) => string[]): AsyncGenerator<RenderedPage> {
  const render = pageRenderer(content);
  for (const key of Object.keys(pageModules) as PageModuleKey[]) {
    const { pagesOf } = await pageModules[key]();
    for (const page of await pagesOf(content)) {
      const files = { ...shared, styles: stylesOf([pageModuleFile(key), ...(page.alsoStyledBy ?? [])]) };
      yield { page, html: render(page, files) };
    }
  }
}

/** The page at `path`, or the one for unknown addresses. */
export async function findPage(content: Content, path: string): Promise<{ page: Page; modules: string[] }> {
  let fallback: { page: Page; modules: string[] } | undefined;
  for (const key of Object.keys(pageModules) as PageModuleKey[]) {
    for (const page of await (await pageModules[key]()).pagesOf(content)) {
      const found = { page, modules: [pageModuleFile(key), ...(page.alsoStyledBy ?? [])] };
      if (page.path === path) return found;
      if (page.path === undefined) fallback = found;
    }
  }
  if (!fallback) throw new Error('The site has no page for unknown addresses.');
  return fallback;
}

/** The drawings that CSS uses, name → SVG: those that are files of their own, and those that stand in the CSS. */
export const standaloneDrawings = (theme: Theme) => ({ files: svgs(drawingFiles, theme), inline: svgs(inlineDrawings, theme) });

const svgs = (drawings: Record<string, ComponentType<{ theme: Theme }>>, theme: Theme): Record<string, string> =>
  Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, standaloneSvg(drawing, { theme }, theme)]));

export const icons = (theme: Theme) => ({ favicon: standaloneSvg(Favicon, {}, theme), touchIcon: standaloneSvg(TouchIcon, {}, theme) });

/** A social picture, 1200 × 630, as SVG. */
export const socialSvg = ({ title, tile }: Pick<Page, 'title' | 'tile'>, { name, theme }: Site): string =>
  standaloneSvg(SocialPicture, { title: wrapTitle(title, 20), siteName: name, tile: articleMotifs[tile] }, theme);

/** The line that ends a build: how much keeps it from going public. */
export const launchSummary = (content: Content): string => summaryLine(launchFindings(content, lisbonToday()));
