import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../src/content/content.ts';

const shown = /^[^.~].*\.(?:jpe?g|png|webp|avif)$/i;
/** Twice the column's width, in px: no screen shows more. */
const widest = 1280;

/**
 * Makes WebP of the pictures of content/pictures/, upright, not wider than a page shows, and without what a camera wrote
 * about place and time.
 * @param folder of the site: they go to its assets/.
 * @returns by file name, what the pages need.
 */
export async function writePictures(pictures: string, folder: string): Promise<Record<string, Picture>> {
  const names = existsSync(pictures) ? readdirSync(pictures).filter((name) => shown.test(name)) : [];
  const entries = names.map(async (name): Promise<[string, Picture]> => {
    const { data, info } = await sharp(join(pictures, name))
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .webp()
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    const src = `/assets/${hash}.webp`;
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, src), data);
    return [name, { src, width: info.width, height: info.height }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
