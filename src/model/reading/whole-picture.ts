import sharp from 'sharp';
import type { Fault } from '../finding.ts';
import { largest } from './picture-files.ts';
import { describePicture } from './pictures.ts';

/** As each of its files begins: upright. What the camera wrote into it (the place, the day, the owner) stays behind. */
export const uprightPicture = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: largest.pixels }).autoOrient();

/** What {@link describePicture} says, once all of the picture is read: the same for who puts one in as for who makes the site. */
export async function describeWholePicture(bytes: Uint8Array, name: string): Promise<ReturnType<typeof describePicture>> {
  const found = describePicture(bytes, name);
  if ('what' in found) return found;
  const pixels = uprightPicture(bytes).resize({ width: largest.width, withoutEnlargement: true }).raw().toBuffer();
  return pixels.then(
    () => found,
    (error: Error) => unreadable(name, error),
  );
}

export const unreadable = (name: string, error: Error): Fault => ({
  what: `a imagem «${name}» não se deixa ler até ao fim (${error.message.trim()}).`,
  why: 'o ficheiro está incompleto ou estragado, e o leitor veria só uma parte.',
  mend: 'abra-a num programa de fotografia e exporte-a de novo como JPEG.',
});
