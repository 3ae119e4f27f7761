import { basename } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { unreadable } from '../../../renderer/pictures';
import { largest } from '../../../src/model/picture-files';
import { describePicture, isPictureName, picturesFolder } from '../../../src/model/pictures';
import type { Fault } from '../../../src/model/problem';
import { slugFor } from '../../schema/slug';
import type { ContentStore } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';

export const pictureActions = {
  /** Puts a picture into content/pictures/, under the name that it has there from then on. */
  addPicture: action(z.strictObject({ name: z.string().max(300), base64: z.base64() }), async ({ store }, { name, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const found = describePicture(bytes, name);
    if ('what' in found) throw refusal(found);
    // All of it is read once: what is cut short in the middle looks well from its first bytes.
    const whole = await sharp(bytes, { limitInputPixels: largest.pixels })
      .resize(16)
      .toBuffer()
      .catch((error: Error) => error);
    if (whole instanceof Error) throw refusal(unreadable({ name }, whole));
    const free = freeName(store, name, found.kind, bytes);
    store.writePicture(free, bytes);
    return { name: free };
  }),

  /** Those that no article names. */
  unusedPictures: action(z.strictObject({}), ({ store }) => unused(store)),

  /** A copy stays with the history. */
  removePicture: action(z.strictObject({ name: z.string() }), ({ store, past }, { name }) => {
    if (!unused(store).includes(name)) throw new DeskError(`Um artigo mostra a imagem «${name}»: tire-a primeiro do texto.`);
    past.keep(`${picturesFolder}/${name}`, store.readPicture(name));
    store.removePicture(name);
  }),

  returnPicture: action(z.strictObject({ name: z.string() }), (desk, { name }) => returnPictures(desk, name)),
};

export const removedPictures = ({ store, past }: Desk) =>
  past.removed(
    picturesFolder,
    store.pictures().map((name) => `${picturesFolder}/${name}`),
  );

/** What `text` names and was removed comes back: a text of the history brings its pictures. */
export function returnPictures(desk: Desk, text: string): void {
  for (const path of removedPictures(desk)) {
    const [last] = desk.past.versions(path);
    if (last && text.includes(basename(path))) desk.store.writePicture(basename(path), desk.past.read(path, last.id));
  }
}

const refusal = ({ what, why, mend }: Fault) => new DeskError(`Não foi posta: ${what} Porquê: ${why} Como corrigir: ${mend}`);

function unused(store: ContentStore): string[] {
  const texts = store.articles().map((path) => store.read(path)?.text ?? '');
  return store.pictures().filter((name) => isPictureName(name) && !texts.some((text) => text.includes(name)));
}

/** «Elétrico 28.JPG» → `eletrico-28.jpg`, with a number behind it when another picture has that name. */
function freeName(store: ContentStore, name: string, kind: string, bytes: Buffer): string {
  const stem = slugFor(name.replace(/\.\w+$/, '')) || 'imagem';
  for (let number = 1; ; number += 1) {
    const free = `${stem}${number === 1 ? '' : `-${number}`}.${kind}`;
    if (!store.pictures().includes(free) || store.readPicture(free).equals(bytes)) return free;
  }
}
