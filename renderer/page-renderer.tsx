import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from '../src/layout/Breadcrumbs';
import { Document, type HeadFiles } from '../src/layout/Document';
import { Frame } from '../src/layout/Frame';
import { sectionOf } from '../src/layout/Header';
import type { Load, Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';

/** Everything that is the same for all pages of a build. */
export type SharedFiles = Omit<HeadFiles, 'styles'>;

/** A page whose parts are loaded. */
type ReadyPage = {
  styles: string[];
  /** All that it says and shows that another page of the site does not, as text. */
  madeOf: () => string;
  html: () => string;
};

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

  return async (page: Page): Promise<ReadyPage> => {
    const modules: string[] = [];
    const load: Load = async (promise) => {
      const module = await promise;
      modules.push(fileOfModule(module));
      return module;
    };
    const body = await page.body(load);
    const styles = await stylesOf(modules);
    const html = () => {
      const document = aroundSlot(
        <Document page={page} site={content.site} files={{ ...shared, styles }}>
          <Slot />
        </Document>,
      );
      const frame = frameOf(page.tone, sectionOf(page.path));
      const main = renderToStaticMarkup(
        <>
          {page.article && <Breadcrumbs page={page} />}
          {body}
        </>,
      );
      return `<!doctype html>${document[0]}${frame[0]}${main}${frame[1]}${document[1]}`;
    };
    return { styles, madeOf: () => JSON.stringify([page, body.props, styles]), html };
  };
}

/** Put into each module by the plugin. */
const fileOfModule = (module: object) => (module as { moduleFile?: string }).moduleFile ?? '';

function aroundSlot(element: ReactElement): [string, string] {
  const [before, after] = renderToStaticMarkup(element).split(slot);
  if (before === undefined || after === undefined) throw new Error('What surrounds a page has no place for its content.');
  return [before, after];
}
