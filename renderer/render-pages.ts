import { fileOf } from '../src/layout/page.ts';
import type { Content } from '../src/model/load-content.ts';
import type * as Entry from './entry.tsx';
import type { SharedFiles } from './page-renderer.tsx';
import { socialPictures } from './social-pictures.ts';
import type { SiteWriter } from './write.ts';

/** Pages being compressed and written at one time: enough to keep the workers busy, few enough to hold in memory. */
const atOnce = 32;

/**
 * Renders every page into dist/, one after the other, so that 10,000 need no more memory than one.
 * @returns the distinct inline style blocks, and the pages.
 */
export async function renderPages(
  entry: typeof Entry,
  content: Content,
  shared: SharedFiles,
  stylesOf: (modules: string[]) => string[],
  { write }: SiteWriter,
) {
  const styles = new Set<string>();
  const writing = new Set<Promise<void>>();
  const pictures = socialPictures(entry, content.site);
  const pages = entry.pagesOf(content);
  const draw = entry.pageRenderer(content, { ...shared, socialPicture: pictures.addressOf }, (modules) => {
    const blocks = stylesOf(modules);
    for (const block of blocks) styles.add(block);
    return blocks;
  });

  for (const page of pages) {
    const written = write(fileOf(page.path), await draw(page), page.archived ? 'quick' : 'best').then(() => void writing.delete(written));
    writing.add(written);
    if (writing.size >= atOnce) await Promise.race(writing);
  }
  await Promise.all([...writing, pictures.written()]);
  return { styles, pages };
}
