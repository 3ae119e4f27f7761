import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../src/layout/Document';
import { Frame } from '../src/layout/Frame';
import type { HeadFiles } from '../src/layout/Head';
import { sectionOf } from '../src/layout/Header';
import { Main } from '../src/layout/Main';
import type { Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';

/** Stands where a page's own part goes: a letter that no text has. */
const slot = '\uE000';

/**
 * Draws pages around the same content: what surrounds them (gate, banner, header, footer) is two thirds of the work and
 * one of a handful, so each is drawn once and every page is put into its copy.
 */
export function pageRenderer(content: Content): (page: Page, files: HeadFiles) => string {
  const frames = new Map<string, string[]>();

  function frameOf(tone: Page['tone'], section: string | undefined): string[] {
    const key = `${tone} ${section}`;
    const known = frames.get(key);
    if (known) return known;
    const frame = renderToStaticMarkup(
      <Frame content={content} tone={tone} section={section}>
        {slot}
      </Frame>,
    ).split(slot);
    frames.set(key, frame);
    return frame;
  }

  return (page, files) => {
    const document = renderToStaticMarkup(
      <Document page={page} site={content.site} files={files}>
        {slot}
      </Document>,
    ).split(slot);
    const frame = frameOf(page.tone, sectionOf(page.path));
    return `<!doctype html>${document[0]}${frame[0]}${renderToStaticMarkup(<Main page={page} />)}${frame[1]}${document[1]}`;
  };
}
