import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../src/layout/page.ts';
import type { Site } from '../src/model/site.ts';
import type * as Entry from './entry.tsx';
import { shortHash } from './hash.ts';
import { buildFolder, distFolder } from './paths.ts';
import { rasterise } from './rasterise.ts';

/** Drawn once and kept between builds: a picture costs a hundred times its page. */
const cache = join(buildFolder, 'social-pictures');

/** The pictures that links to pages of this site show when they are shared. */
export function socialPictures(entry: typeof Entry, site: Site) {
  const addresses = new Map<string, string>();
  let written = Promise.resolve();

  /** The picture's address; whoever asks first has it drawn. Pages of the archive share the picture of their tile. */
  function addressOf(page: Page): string {
    const title = page.archived ? site.name : page.title;
    const key = `${page.tile} ${title}`;
    const known = addresses.get(key);
    if (known) return known;
    const svg = entry.socialSvg({ title, tile: page.tile }, site);
    const address = `/assets/social/${shortHash(svg)}.png`;
    addresses.set(key, address);
    // One after the other: each takes 20 MB while it is being drawn.
    written = written.then(() => write(svg, address));
    return address;
  }

  return { addressOf, written: () => written };
}

async function write(svg: string, address: string): Promise<void> {
  const target = join(distFolder, address);
  const cached = join(cache, address.slice(address.lastIndexOf('/')));
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(dirname(target), { recursive: true })]);
  if (!existsSync(cached)) await writeFile(cached, await rasterise(svg, 1200));
  await copyFile(cached, target);
}
