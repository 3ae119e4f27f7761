import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { isOut } from '../../src/model/schemas/articles';
import { articlePath } from '../../src/routes';
import { articleFile, slugOf } from '../schema/content-schemas';
import { changesBetween, inShort } from './changes-between';
import type { ContentStore } from './content-store';
import { type Desk, kept } from './desk';
import { type Values, valuesIn } from './entry-text';
import { redirectsFile, redirectsOf } from './old-addresses';
import { readable, schemasIn } from './titles';

type Texts = Record<string, string>;

/** The site as it was last made: what each page says, the texts that it was made of, what was still in the way, and what was new since the one before. */
export const lastMade = kept<{
  at: string;
  pages: Texts;
  texts?: Texts;
  findings?: { key: string; what: string }[];
  since?: string | undefined;
  changed?: { page: string; before: string | undefined; after: string | undefined }[];
}>('publication.json');

/** The texts of the site that readers have; `madeAt` is when that site was made. Of one that was put back, `putBack` says before which sending it was there, and nobody may know the rest. */
type Sent = { at: string; madeAt?: string; texts?: Texts; putBack?: string };

export const lastSent = kept<Sent>('sent.json');

/** What readers had before each sending that can be taken back, by the moment when that began. */
const sentBefore = kept<Record<string, Sent>>('sent-before.json');

/** Whether the site is on its host, as far as the desk knows. */
export const isOnAir = (desk: Desk): boolean => lastSent.read(desk)?.texts !== undefined;

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

/** What was there before the sending that began at `since` is there again. @param at when that began. */
export function rememberPutBack(desk: Desk, since: string, at: string): void {
  lastSent.write(desk, { ...sentBefore.read(desk)?.[since], at, putBack: since });
}

/** What each sending changed in the texts of the site that readers had, for those of `moments` of which both are known. */
export function changedBySending(desk: Desk, moments: string[]): Record<string, { path: string; what: string }[]> {
  const known = sentBefore.read(desk) ?? {};
  const inOrder = moments.toSorted();
  return Object.fromEntries(
    inOrder.flatMap((moment, index) => {
      const next = inOrder[index + 1];
      const [before, after] = [known[moment]?.texts, (next ? known[next] : lastSent.read(desk))?.texts];
      return before && after ? [[moment, changedSince(desk, before, after)]] : [];
    }),
  );
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

/** Whether a site that is made on the day `on` has the article. */
export const isReady = (values: Values | undefined, on = lisbonToday()): boolean =>
  values !== undefined && isOut({ draft: values.draft === true, publishedOn: String(values.publishedOn) }, on);

/** Which texts of the site are others than `before`, and how. @param now those of today, unless others are given. */
export function changedSince(desk: Desk, before: Texts, now = textsNow(desk.store)): { path: string; what: string; gone: boolean; isNew: boolean }[] {
  const { store } = desk;
  const schemaAt = schemasIn(desk);
  const moved = movedSince(store, before, now);
  const old = Object.fromEntries(Object.entries(before).map(([path, text]) => [moved.get(path) ?? path, withNewAddresses(path, text, moved)]));
  const hasMoved = new Set(moved.values());
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((path) => {
    const [was, text] = [old[path], now[path]];
    if (was === text && !hasMoved.has(path)) return [];
    const isNew = was === undefined;
    if (isNew || text === undefined) return [{ path, what: isNew ? 'é novo no site' : 'saiu do site', gone: readable(store, path) === undefined, isNew }];
    const what = [...(hasMoved.has(path) ? ['mudou de endereço'] : []), inShort(changesBetween(path, was, text, schemaAt(path)))].filter(Boolean).join('; ');
    return what ? [{ path, what, gone: false, isNew }] : [];
  });
}

/** The articles whose old address leads to a new one of theirs: the file that each was, and the one that it is. */
function movedSince(store: ContentStore, before: Texts, now: Texts): Map<string, string> {
  const gone = Object.keys(before).filter((path) => articleFile.test(path) && now[path] === undefined);
  return new Map(
    gone.flatMap((path): [string, string][] => {
      const to = `articles/${redirectsOf(store)
        .find(({ from }) => from === articlePath(slugOf(path)))
        ?.to?.slice(articlePath('').length)}.md`;
      return before[to] === undefined && now[to] !== undefined ? [[path, to]] : [];
    }),
  );
}

/** As the text would read if it had been written with today's addresses: what followed an article is no change of its own. */
const withNewAddresses = (path: string, text: string, moved: Map<string, string>) =>
  path === redirectsFile
    ? text
    : [...moved].reduce((rest, [from, to]) => rest.replace(new RegExp(`(?<![\\w-])${slugOf(from)}(?![\\w-])`, 'g'), slugOf(to)), text);
