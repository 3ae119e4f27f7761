import type { Content } from '../src/model/load-content.ts';
import type * as Entry from './entry.tsx';
import type { SitemapEntry } from './sitemap.ts';
import { socialPictures } from './social-pictures.ts';
import type { SiteWriter } from './write.ts';

/** Pages being compressed and written at one time: enough to keep the workers busy, few enough to hold in memory. */
const atOnce = 32;

/**
 * Renders every page into dist/.
 * @returns the distinct inline style blocks, and the pages for the sitemap.
 */
export async function renderPages(
  entry: typeof Entry,
  content: Content,
  shared: Entry.SharedFiles,
  stylesOf: (files: string[]) => string[],
  { write }: SiteWriter,
) {
  const styles = new Set<string>();
  const pages: SitemapEntry[] = [];
  const writing = new Set<Promise<void>>();
  const pictures = socialPictures(entry, content.site);

  const stylesSeen = (files: string[]) => {
    const blocks = stylesOf(files);
    for (const block of blocks) styles.add(block);
    return blocks;
  };
  for await (const { page, html } of entry.renderSite(content, { ...shared, socialPicture: pictures.addressOf }, stylesSeen)) {
    if (page.path) pages.push({ path: page.path, changedOn: page.changedOn });
    const written = write(page.file, html, page.archived ? 'quick' : 'best').then(() => void writing.delete(written));
    writing.add(written);
    if (writing.size >= atOnce) await Promise.race(writing);
  }
  await Promise.all([...writing, pictures.written()]);
  return { styles, pages };
}
