import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Fault, Found } from '../finding.ts';
import { memoize } from './memoized-files.ts';
import { largest, type Picture, quality } from './picture-files.ts';

/** In content/. */
export const picturesFolder = 'pictures';

/** By the bytes: a name may say anything. */
const kinds = ['jpg', 'png', 'webp', 'avif'];

/** The pictures that the articles show, and what is wrong with them, told at the first article that shows it. */
export function readPictures(root: string, articles: { file: string; pictures: { name: string }[] }[]) {
  const asked = new Map(articles.flatMap(({ file, pictures }) => pictures.map(({ name }) => [name, file] as const)).reverse());
  const pictures: Record<string, Picture> = {};
  const problems: Found[] = [];
  for (const [name, file] of asked) {
    const read = readPicture(join(root, picturesFolder, name), name);
    if ('what' in read) problems.push({ file, ...read });
    else pictures[name] = read;
  }
  return { pictures, problems };
}

function readPicture(file: string, name: string): Picture | Fault {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return missing(name);
  if (stats.size > largest.bytes) return tooManyBytes(name);
  return memoize(file, '', () => describePicture(readFileSync(file), name));
}

/** Reads the first bytes alone: how the rest is, whole-picture.ts tells. */
export function describePicture(bytes: Uint8Array, name: string): (Picture & { kind: string }) | Fault {
  if (bytes.length > largest.bytes) return tooManyBytes(name);
  const size = sizeOf(bytes);
  if (!size?.type || !kinds.includes(size.type)) return otherKind(name);
  if (size.width * size.height > largest.pixels) return tooManyPixels(name, size.width, size.height);
  // A camera held upright writes the picture lying, and says so beside it.
  const [width, height] = (size.orientation ?? 1) > 4 ? [size.height, size.width] : [size.width, size.height];
  if ((height / width) * Math.min(width, largest.width) > largest.height) return tooHigh(name, width, height);
  const hash = createHash('sha256').update(JSON.stringify(quality)).update(bytes).digest('hex').slice(0, 10);
  return { name, width, height, hash, kind: size.type };
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

const missing = (name: string): Fault => ({
  what: `a imagem «${name}» não está em content/${picturesFolder}/.`,
  why: 'o leitor veria um lugar vazio.',
  mend: 'ponha-a com o botão «Imagem» da mesa, ou escreva o nome tal como está na pasta.',
});

const tooManyBytes = (name: string): Fault => ({
  what: `a imagem «${name}» tem mais do que ${largest.bytes / 1e6} MB.`,
  why: 'o site demoraria a fazer-se, e a página não ganharia nada: ninguém vê mais do que 1280 píxeis de largura.',
  mend: 'reduza-a num programa de fotografia: 2000 píxeis de largura chegam.',
});

const otherKind = (name: string): Fault => ({
  what: `«${name}» não é uma imagem JPEG, PNG, WebP ou AVIF.`,
  why: 'só destes géneros o site sabe fazer ficheiros que todos os navegadores mostram.',
  mend: 'abra-a num programa de fotografia e exporte-a como JPEG.',
});

const tooManyPixels = (name: string, width: number, height: number): Fault => ({
  what: `a imagem «${name}» tem ${width} × ${height} píxeis, e o máximo são ${largest.pixels / 1e6} milhões ao todo.`,
  why: 'para a ler seria precisa mais memória do que um computador pequeno tem.',
  mend: 'reduza-a: 2000 píxeis de largura chegam.',
});

const tooHigh = (name: string, width: number, height: number): Fault => ({
  what: `a imagem «${name}» tem ${width} × ${height} píxeis: é demasiado alta para a sua largura.`,
  why: 'o site não consegue fazer dela um ficheiro que os navegadores mostrem.',
  mend: 'corte-a em várias.',
});
