import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../src/content/load-content';
import type { Page } from '../src/layout/page';
import type * as Entry from './entry';
import { shortHash } from './hash';
import { buildFolder, distFolder } from './paths';
import { rasterise } from './rasterise';
import type { SitemapEntry } from './sitemap';
import { writeCompressed } from './write';

/** Drawn once and kept between builds: a picture costs a hundred times its page. */
const pictureCache = join(buildFolder, 'social-pictures');

/** So many pages get the best compression; on a site with thousands it would cost half a minute. */
const bestCompressed = 200;

/** Files being compressed and written at one time: enough to keep both cores busy, few enough to hold in memory. */
const atOnce = 32;

/**
 * Renders every page into dist/.
 * @returns the distinct inline style blocks, and the pages for the sitemap.
 */
export async function renderPages(entry: typeof Entry, content: Content, shared: Entry.SharedFiles, stylesOf: (file: string) => string[]) {
  const styles = new Set<string>();
  const pages: SitemapEntry[] = [];
  const writing = new Set<Promise<void>>();
  const pictureOf = socialPictures(entry, content.site.name);

  const stylesSeen = (file: string) => {
    const blocks = stylesOf(file);
    for (const block of blocks) styles.add(block);
    return blocks;
  };
  for await (const { page, html } of entry.renderSite(content, { ...shared, socialPicture: (of) => pictureOf(of).address }, stylesSeen)) {
    if (page.path) pages.push({ path: page.path, changedOn: page.changedOn });
    const written = Promise.all([
      writeCompressed(distFolder, page.file, html, pages.length <= bestCompressed ? 11 : 5),
      page.path && pictureOf(page).write(),
    ]).then(() => void writing.delete(written));
    writing.add(written);
    if (writing.size >= atOnce) await Promise.race(writing);
  }
  await Promise.all(writing);
  return { styles, pages };
}

function socialPictures(entry: typeof Entry, siteName: string) {
  return (page: Page) => {
    const svg = entry.socialSvg(page, siteName);
    const file = `${shortHash(svg)}.png`;
    const address = `/assets/social/${file}`;
    const write = async () => {
      const cached = join(pictureCache, file);
      const target = join(distFolder, address);
      if (!existsSync(cached)) {
        await mkdir(pictureCache, { recursive: true });
        await writeFile(cached, rasterise(svg, 1200));
      }
      await mkdir(dirname(target), { recursive: true });
      await copyFile(cached, target);
    };
    return { address, write };
  };
}
