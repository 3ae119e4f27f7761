import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../src/model/load-content.ts';
import { filesOf, largest, type Picture, type PictureFile, quality } from '../src/model/picture-files.ts';
import { picturesFolder } from '../src/model/pictures.ts';
import type { Problem } from '../src/model/problem.ts';
import type { Cache } from './cache.ts';

/** One file of a picture, upright, in sRGB and without what the camera wrote into it: the place, the day, the owner. */
export const makePicture = (contentFolder: string, { name, width, format }: PictureFile): Promise<Uint8Array> =>
  sharp(join(contentFolder, picturesFolder, name), { limitInputPixels: largest.pixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    [format]({ quality: quality[format] })
    .toBuffer();

/** Writes all files of the pictures that the articles show. Gives what is wrong with those that cannot be read to their end. */
export async function writePictures(
  { articles, pictures }: Pick<Content, 'articles' | 'pictures'>,
  contentFolder: string,
  cache: Cache,
  write: (file: string, content: Uint8Array) => void,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const picture of Object.values(pictures)) {
    try {
      for (const file of filesOf(picture)) write(file.address.slice(1), await made(file));
    } catch (error) {
      const article = articles.find((one) => one.pictures.some(({ name }) => name === picture.name));
      problems.push({ file: article?.file ?? '', ...unreadable(picture, error) });
    }
  }
  return problems;

  async function made(file: PictureFile): Promise<Uint8Array> {
    // The cache cannot wait: it is asked first, and given what it lacked.
    const known = cache([file.address], '.picture', () => undefined);
    if (known) return known;
    const bytes = await makePicture(contentFolder, file);
    return cache([file.address], '.picture', () => bytes);
  }
}

export const unreadable = ({ name }: Pick<Picture, 'name'>, error: unknown) => ({
  what: `a imagem «${name}» não se deixa ler até ao fim (${(error as Error).message.trim()}).`,
  why: 'o ficheiro está incompleto ou estragado, e o leitor veria só uma parte.',
  mend: 'abra-a num programa de fotografia e exporte-a de novo como JPEG.',
});
