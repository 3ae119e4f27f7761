/* The site as the renderer runs it, in a build and while someone edits: what it says, and its pages drawn. It reads content/ and writes nothing. */

export { judge } from '../rules/rule';
export { launch, loadContent } from '../rules/rulebook';
export { phaseStarts } from '../src/model/derived/phase-starts';
export { lisbonToday } from '../src/model/derived/today';
export { ContentError } from '../src/model/finding';
export { pagesOf } from '../src/site';
export { drawing, drawingNames, paint, panelAddresses, panelSvg, themeSheet } from './drawings';
export { textFiles } from './text-files';

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type HeadFiles } from '../src/layout/Document';
import { Frame } from '../src/layout/Frame';
import { sectionOf } from '../src/layout/Header';
import { fileOf, type Load, type Page, type Tone } from '../src/layout/page';
import type { Content } from '../src/model/content';
import type { Found } from '../src/model/finding';
import { socialSvg } from './drawings';
import { shortHash } from './hash';
import type { SiteWriter } from './site-writer';
import { pageStyles, type StyleSheets } from './styles';

type DrawOrder = {
  content: Content;
  pages: Page[];
  shared: Omit<SharedFiles, 'socialPicture'>;
  sheets: Record<Tone, StyleSheets>;
};

type Drawn = {
  /** The inline styles of the pages. */
  styles: Set<string>;
  /** The pictures that the pages name, as SVG, by their addresses. */
  socialPictures: Map<string, string>;
  /** What could not be drawn. */
  problems: Found[];
};

/** Draws the pages one after the other, and hands each to `write`. */
export async function drawPages({ content, pages, shared, sheets }: DrawOrder, write: SiteWriter['write']): Promise<Drawn> {
  const drawn: Drawn = { styles: new Set(), socialPictures: new Map(), problems: [] };
  const addresses = new Map<string, string>();
  const stylesOf = { festive: pageStyles(sheets.festive), calm: pageStyles(sheets.calm) };
  const draw = pageRenderer(content, { ...shared, socialPicture }, (modules, tone) => stylesOf[tone](modules));

  for (const page of pages) {
    const done = await draw(page).catch((error) => void drawn.problems.push(notDrawn(page, error)));
    if (!done) continue;
    for (const css of done.styles) drawn.styles.add(css);
    await write(fileOf(page.path), done.html, page.archived ? 'quick' : 'best');
  }
  return drawn;

  function socialPicture({ title, tile, drawing, panel, archived }: Page): string {
    if (panel) return shared.panels[panel].shared;
    const words = archived ? content.site.name : title;
    const key = `${drawing ?? tile} ${words}`;
    const known = addresses.get(key);
    if (known) return known;
    const svg = socialSvg(words, { tile, drawing }, content.site);
    const address = `/assets/social/${shortHash(svg)}.png`;
    addresses.set(key, address);
    drawn.socialPictures.set(address, svg);
    return address;
  }
}

const notDrawn = ({ path, source, title }: Page, error: unknown): Found => ({
  file: source ?? '',
  what: `a página ${path ?? 'de endereço desconhecido'} («${title}») não se consegue desenhar: ${error instanceof Error ? error.message : error}`,
  why: 'sem ela o site ficaria incompleto, e os endereços que lhe dão acesso partidos.',
  mend: 'procure no ficheiro o que não é costume lá estar; se não encontrar, o erro é do código, e quem o mantém precisa deste relatório.',
});

/** Everything that is the same for all pages of a build. */
export type SharedFiles = Omit<HeadFiles, 'styles'>;

/** Where a page's own part goes. Content cannot hold it: React writes every `<` of a text as `&lt;`. */
const slot = '<page-content></page-content>';
const Slot = () => createElement('page-content');

/**
 * Draws pages around the same content: what surrounds them (gate, banner, header, footer) is two thirds of the work and
 * one of a handful, so each is drawn once and every page is put into its copy.
 * @param stylesOf from the files of the modules that a page loaded, and its tone, to its CSS.
 */
export function pageRenderer(content: Content, shared: SharedFiles, stylesOf: (modules: string[], tone: Tone) => string[] | Promise<string[]>) {
  const frames = new Map<string | undefined, [string, string]>();

  function frameOf(section: string | undefined): [string, string] {
    const frame =
      frames.get(section) ??
      aroundSlot(
        <Frame content={content} section={section}>
          <Slot />
        </Frame>,
      );
    frames.set(section, frame);
    return frame;
  }

  return async (page: Page): Promise<{ styles: string[]; html: string }> => {
    const modules: string[] = [];
    const load: Load = async (promise) => {
      const module = await promise;
      modules.push(fileOfModule(module));
      return module;
    };
    const body = await page.body(load, shared.panels);
    const styles = await stylesOf(modules, page.tone);
    const document = aroundSlot(
      <Document page={page} site={content.site} files={{ ...shared, styles }}>
        <Slot />
      </Document>,
    );
    const frame = frameOf(sectionOf(page.path));
    return { styles, html: `<!doctype html>${document[0]}${frame[0]}${renderToStaticMarkup(body)}${frame[1]}${document[1]}` };
  };
}

/** Put into each module by the plugin. */
const fileOfModule = (module: object) => (module as { moduleFile?: string }).moduleFile ?? '';

function aroundSlot(element: ReactElement): [string, string] {
  const [before, after] = renderToStaticMarkup(element).split(slot);
  if (before === undefined || after === undefined) throw new Error('What surrounds a page has no place for its content.');
  return [before, after];
}
