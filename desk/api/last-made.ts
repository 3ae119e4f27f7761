import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { isOut } from '../../src/model/schemas/articles';
import { articleFile } from '../schema/content-schemas';
import { changesBetween, inShort } from './changes-between';
import type { ContentStore } from './content-store';
import { type Desk, kept } from './desk';
import { type Values, valuesIn } from './entry-text';
import { readable, schemasIn } from './titles';

type Texts = Record<string, string>;

/** The site as it was last made: what each page says, the texts that it was made of, and what was still in the way. */
export const lastMade = kept<{ at: string; pages: Texts; texts?: Texts; findings?: { key: string; what: string }[] }>('publication.json');

/** The texts of the site that readers have; `madeAt` is when that site was made. Of one that was put back, `putBack` says before which sending it was there, and nobody may know the rest. */
type Sent = { at: string; madeAt?: string; texts?: Texts; putBack?: string };

export const lastSent = kept<Sent>('sent.json');

/** What readers had before each sending that can be taken back, by the moment when that began. */
const sentBefore = kept<Record<string, Sent>>('sent-before.json');

/** For whoever puts the site that was last made on its host. @param at when that began. */
export function rememberSent(desk: Desk, at = new Date().toISOString()): void {
  const made = lastMade.read(desk);
  if (made?.texts) lastSent.write(desk, { at, madeAt: made.at, texts: made.texts });
}

/** Before a sending changes anything. @param moments those that can be taken back. */
export function rememberBefore(desk: Desk, since: string, moments: string[]): void {
  const known = Object.entries({ ...sentBefore.read(desk), [since]: lastSent.read(desk) });
  sentBefore.write(desk, Object.fromEntries(known.flatMap(([moment, sent]) => (sent && moments.includes(moment) ? [[moment, sent]] : []))));
}

/** What was there before the sending that began at `since` is there again. */
export function rememberPutBack(desk: Desk, since: string): void {
  lastSent.write(desk, { ...sentBefore.read(desk)?.[since], at: new Date().toISOString(), putBack: since });
}

/** The texts that a site which is made today is made of. */
export const textsNow = (store: ContentStore): Texts =>
  Object.fromEntries(
    store.all().flatMap((path) => {
      const text = readable(store, path);
      const isShown = path !== contentFiles.dictionary.file && (!articleFile.test(path) || isReady(valuesIn(path, text ?? '')));
      return text === undefined || !isShown ? [] : [[path, text]];
    }),
  );

/** Whether a site that is made today has the article. */
export const isReady = (values: Values | undefined): boolean =>
  values !== undefined && isOut({ draft: values.draft === true, publishedOn: String(values.publishedOn) }, lisbonToday());

/** Which texts of the site are others than `before`, and how. */
export function changedSince(desk: Desk, before: Texts): { path: string; what: string; gone: boolean }[] {
  const { store } = desk;
  const schemaAt = schemasIn(desk);
  const now = textsNow(store);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((path) => {
    const [old, text] = [before[path], now[path]];
    if (old === text) return [];
    const what = old === undefined ? 'é novo no site' : text === undefined ? 'saiu do site' : inShort(changesBetween(path, old, text, schemaAt(path)));
    return what ? [{ path, what, gone: readable(store, path) === undefined }] : [];
  });
}
