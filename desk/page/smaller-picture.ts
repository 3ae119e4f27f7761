import { largest } from '../../src/model/reading/picture-files';

/** In pixels: the site shows none wider than 1280. */
const enough = 2000;

const known = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/**
 * A photograph of any size, and of any kind that this browser can show, as one that the site takes.
 * @returns the file itself where it is small enough, or where the browser cannot read it: the desk then says what is wrong with it.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const { width, height } = bitmap;
  const scale = Math.min(1, enough / width, largest.height / height);
  if (scale === 1 && file.size <= largest.bytes && width * height <= largest.pixels && known.includes(file.type)) return file;
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) });
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // What may be seen through stays so.
  const kind = file.type === 'image/png' || file.type === 'image/gif' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), kind, 0.92));
}
