import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../src/model/content.ts';
import type { Fault, Found } from '../src/model/finding.ts';
import { filesOfPicture, type Picture, type PictureFile, quality } from '../src/model/reading/picture-files.ts';
import { describePicture, picturesFolder } from '../src/model/reading/pictures.ts';
import { unreadable, uprightPicture } from '../src/model/reading/whole-picture.ts';
import type { Cache } from './cache.ts';
import type { SiteWriter } from './site-writer.ts';

export const readPicture = (contentFolder: string, { name }: Pick<Picture, 'name'>): Uint8Array => readFileSync(join(contentFolder, picturesFolder, name));

/** One file of the picture `bytes`, in sRGB. */
export const makePicture = (bytes: Uint8Array, { width, format }: PictureFile): Promise<Uint8Array> =>
  uprightPicture(bytes).resize({ width, withoutEnlargement: true })[format]({ quality: quality[format] }).toBuffer();

/** Writes all files of the pictures that the articles show. @returns what is wrong with those that cannot be read to their end. */
export async function writePictures(
  { articles, pictures }: Pick<Content, 'articles' | 'pictures'>,
  contentFolder: string,
  cache: Cache,
  write: SiteWriter['write'],
): Promise<Found[]> {
  const problems: Found[] = [];
  for (const picture of Object.values(pictures)) {
    const fault = await writeOne(picture);
    const article = articles.find((one) => one.pictures.some(({ name }) => name === picture.name));
    if (fault) problems.push({ file: article?.file ?? '', ...fault });
  }
  return problems;

  async function writeOne(picture: Picture): Promise<Fault | undefined> {
    const bytes = readPicture(contentFolder, picture);
    const now = describePicture(bytes, picture.name);
    // Its addresses stand in the pages, and browsers keep for ever what they find there.
    if (!('hash' in now) || now.hash !== picture.hash) return changed(picture);
    try {
      for (const file of filesOfPicture(picture))
        await write(file.address.slice(1), await cache([file.address, JSON.stringify(sharp.versions)], () => makePicture(bytes, file)));
    } catch (error) {
      // The disk is to blame, and not the picture.
      if ((error as NodeJS.ErrnoException).code) throw error;
      return unreadable(picture.name, error as Error);
    }
  }
}

const changed = ({ name }: Picture): Fault => ({
  what: `a imagem «${name}» mudou enquanto o site se fazia.`,
  why: 'o site mostraria uma imagem com o endereço de outra.',
  mend: 'espere que o programa que a guarda acabe, e faça o site de novo.',
});
