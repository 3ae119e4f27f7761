import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { filesBelow } from '../../paths';
import type { Phase } from '../../src/model/schemas/promotion';
import { visibleText } from '../visible-text';

/** What each page of the built site says and shows, by its file; what surrounds all pages is told by `frameTexts`. */
export function pageTexts(folder: string): Record<string, string> {
  const files = filesBelow(folder).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(files.map((file) => [file, textOf(load(readFileSync(join(folder, file))))]));
}

/** What surrounds every page of the built site, part by part, by the name of the part: it is the same on all, and is read on the first page. */
export function frameTexts(folder: string): Record<string, string> {
  const $ = load(readFileSync(join(folder, 'index.html')));
  $('main, title').remove();
  const [top, bottom] = ['header', 'footer'].map((name) => {
    const text = visibleText($, name);
    $(name).remove();
    return text;
  });
  return {
    'O topo, em todas as páginas': top ?? '',
    'O rodapé, em todas as páginas': bottom ?? '',
    'A pergunta da idade e o aviso de cookies, em todas as páginas': visibleText($),
  };
}

/** Of the words that a page has for each phase of the promotion, readers see one. */
const phases: Record<Phase, string> = {
  before: 'antes das inscrições',
  open: 'durante as inscrições',
  drawn: 'depois das inscrições',
  ended: 'depois da lista',
};

/** The name of a picture's file changes with the picture. */
function textOf($: CheerioAPI): string {
  for (const [phase, when] of Object.entries(phases)) $(`[data-when="${phase}"]`).prepend(`(Só ${when}:) `);
  for (const image of $('main img')) image.attribs.alt += ` (${image.attribs.src})`;
  return visibleText($, 'main');
}
