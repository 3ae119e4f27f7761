import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../src/content/content.ts';

const shown = /^[^.~].*\.(?:jpe?g|png|webp|avif|svg)$/i;
/** Twice the column's width, in px: no screen shows more. */
const widest = 1280;

/**
 * Makes WebP of the photographs of content/pictures/, upright, not wider than a page shows, and without what a camera wrote
 * about place and time. Drawings (SVG) stay as they are.
 * @param folder of the site: they go to its assets/.
 * @returns by file name, what the pages need.
 */
export async function writePictures(pictures: string, folder: string): Promise<Record<string, Picture>> {
  const names = existsSync(pictures) ? readdirSync(pictures).filter((name) => shown.test(name)) : [];
  const entries = names.map(async (name): Promise<[string, Picture]> => {
    const file = join(pictures, name);
    const { data, info, extension } = /\.svg$/i.test(name) ? await drawing(file) : await photograph(file);
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    const src = `/assets/${hash}.${extension}`;
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, src), data);
    return [name, { src, width: info.width, height: info.height }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const photograph = async (file: string) => ({
  ...(await sharp(file).autoOrient().resize({ width: widest, withoutEnlargement: true }).webp().toBuffer({ resolveWithObject: true })),
  extension: 'webp',
});

const drawing = async (file: string) => ({ data: readFileSync(file), info: await sharp(file).metadata(), extension: 'svg' });
