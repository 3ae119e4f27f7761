import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type HeadFiles } from '../src/layout/Document';
import { Frame } from '../src/layout/Frame';
import { sectionOf } from '../src/layout/Header';
import type { Load, Page } from '../src/layout/page';
import type { Content } from '../src/model/content';

/** Everything that is the same for all pages of a build. */
export type SharedFiles = Omit<HeadFiles, 'styles'>;

/** Where a page's own part goes. Content cannot hold it: React writes every `<` of a text as `&lt;`. */
const slot = '<page-content></page-content>';
const Slot = () => createElement('page-content');

/**
 * Draws pages around the same content: what surrounds them (gate, banner, header, footer) is two thirds of the work and
 * one of a handful, so each is drawn once and every page is put into its copy.
 * @param stylesOf from the files of the modules that a page loaded to its CSS.
 */
export function pageRenderer(content: Content, shared: SharedFiles, stylesOf: (modules: string[]) => string[] | Promise<string[]>) {
  const frames = new Map<string, [string, string]>();

  function frameOf(tone: Page['tone'], section: string | undefined): [string, string] {
    const key = `${tone} ${section}`;
    const frame =
      frames.get(key) ??
      aroundSlot(
        <Frame content={content} tone={tone} section={section}>
          <Slot />
        </Frame>,
      );
    frames.set(key, frame);
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
    const styles = await stylesOf(modules);
    const document = aroundSlot(
      <Document page={page} site={content.site} files={{ ...shared, styles }}>
        <Slot />
      </Document>,
    );
    const frame = frameOf(page.tone, sectionOf(page.path));
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
