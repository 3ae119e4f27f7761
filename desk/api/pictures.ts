import { basename } from 'node:path';
import { z } from 'zod';
import type { Fault } from '../../src/model/finding';
import { isPictureName } from '../../src/model/markdown/file-names';
import { picturesFolder } from '../../src/model/reading/pictures';
import { describeWholePicture } from '../../src/model/reading/whole-picture';
import { slugFor } from '../schema/slug';
import type { ContentStore } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { readable } from './titles';

export const pictureActions = {
  /** Puts a picture into content/pictures/, under the name that it has there from then on. */
  addPicture: action(z.strictObject({ name: z.string().max(300), base64: z.base64() }), async ({ store, past }, { name, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const found = await describeWholePicture(bytes, name);
    if ('what' in found) throw refusal(found);
    const free = freeName(store, name, found.kind, bytes);
    if (!store.pictures().includes(free)) past.arrived(pathOfPicture(free));
    store.writePicture(free, bytes);
    return { name: free };
  }),

  /** Those that no article names. */
  unusedPictures: action(z.strictObject({}), ({ store }) => unused(store)),

  /** A copy stays with the history. */
  removePicture: action(z.strictObject({ name: z.string() }), ({ store, past }, { name }) => {
    if (!unused(store).includes(name)) throw new DeskError(`Um artigo mostra a imagem «${name}», ou não se deixa ler e pode mostrá-la: corrija-o primeiro.`);
    past.keep(pathOfPicture(name), store.readPicture(name));
    store.removePicture(name);
  }),

  returnPicture: action(z.strictObject({ name: z.string() }), (desk, { name }) => {
    for (const returned of returnPictures(desk, name)) desk.past.arrived(pathOfPicture(returned));
  }),
};

export const pathOfPicture = (name: string) => `${picturesFolder}/${name}`;

export const removedPictures = ({ store, past }: Desk) => past.removed(picturesFolder, store.pictures().map(pathOfPicture));

/** What `text` names and was removed comes back: a text of the history brings its pictures. @returns their names. */
export function returnPictures(desk: Desk, text: string): string[] {
  const named = picturesNamedIn(text);
  return removedPictures(desk).flatMap((path) => {
    const [name, [last]] = [basename(path), desk.past.versions(path)];
    if (!last || !named.has(name)) return [];
    desk.store.writePicture(name, desk.past.read(path, last.id));
    return [name];
  });
}

/** Takes back what `returnPictures` gave to a text that was then refused; in the history they still are. */
export const removeReturned = ({ store }: Desk, names: string[]): void => {
  for (const name of names) if (unused(store).includes(name)) store.removePicture(name);
};

const refusal = ({ what, why, mend }: Fault) => new DeskError(`Não foi posta: ${what} Porquê: ${why} Como corrigir: ${mend}`);

/** What may be the name of a picture, in any text: `a.jpg` is none of those in `data.jpg`. */
const picturesNamedIn = (text: string) => new Set(text.match(/(?<![\w-])[a-z0-9-]+\.(?:jpe?g|png|webp|avif)(?![\w-])/g));

/** None, while there is an article that nobody can read: it may show any. */
function unused(store: ContentStore): string[] {
  const texts = store.articles().map((path) => readable(store, path));
  if (texts.includes(undefined)) return [];
  const named = picturesNamedIn(texts.join('\n'));
  return store.pictures().filter((name) => isPictureName(name) && !named.has(name));
}

/** «Elétrico 28.JPG» → `eletrico-28.jpg`, with a number behind it when another picture has that name. */
function freeName(store: ContentStore, name: string, kind: string, bytes: Buffer): string {
  const stem = slugFor(name.replace(/\.\w+$/, '')) || 'imagem';
  for (let number = 1; ; number += 1) {
    const free = `${stem}${number === 1 ? '' : `-${number}`}.${kind}`;
    if (isPictureName(free) && (!store.pictures().includes(free) || store.readPicture(free).equals(bytes))) return free;
  }
}
