import { z } from 'zod';
import { contentFiles } from '../../src/model/content';
import { dayInWords } from '../../src/model/derived/words';
import { newestFirst } from '../../src/model/reading/load-articles';
import { articlePath } from '../../src/routes';
import { labelOf, slugOf } from '../schema/content-schemas';
import { fileNames } from '../schema/names';
import { withPlaces } from './change-content';
import { action, type Desk } from './desk';
import { type Values, valuesIn } from './entry-text';
import { changedSince, isReady, lastSent } from './last-made';
import { placesIn, readable, titleIn, wordsIn } from './titles';
import { problemsAt } from './trial';

export const listActions = {
  overview: action(z.strictObject({}), (desk) => ({
    files: (Object.keys(fileNames) as (keyof typeof fileNames)[]).map((name) => ({ path: contentFiles[name].file as string, label: fileNames[name] })),
    articles: articlesIn(desk),
    removed: removedArticles(desk),
    problems: withPlaces(desk, problemsAt(desk.store.root)),
  })),

  /** Where a link within the site can lead, by title; `state` is said of an article that no reader has yet. */
  pages: action(z.strictObject({}), (desk) => {
    const pages = Object.values(contentFiles).flatMap((one) =>
      'path' in one ? { address: one.path as string, title: labelOf(one.file), state: undefined } : [],
    );
    const articles = articlesIn(desk).map(({ path, title, state, ready }) => ({
      address: articlePath(slugOf(path)),
      title,
      state: ready ? undefined : state,
    }));
    return [...pages.filter(({ address }, index) => pages.findIndex((other) => other.address === address) === index), ...articles];
  }),
};

/** In the order of the site. */
function articlesIn(desk: Desk) {
  const { store } = desk;
  const words = wordsIn(store);
  const sent = lastSent.read(desk)?.texts;
  const changes = new Map(sent && changedSince(desk, sent).map(({ path, isNew }) => [path, isNew]));
  const all = store.articles().map((path) => {
    const text = readable(store, path) ?? '';
    const values = valuesIn(path, text);
    const publishedOn = String(values?.publishedOn ?? '');
    const ready = isReady(values);
    const online = sent && (ready ? changes.get(path) !== true : sent[path] !== undefined);
    const here = stateOf(values);
    const state = !online ? here : !ready ? `em linha; aqui, ${here}` : changes.has(path) ? 'em linha, com mudanças por enviar' : 'em linha';
    const order = typeof values?.order === 'number' ? values.order : undefined;
    return { path, slug: slugOf(path), title: titleIn(path, values, words), publishedOn, order, ready, state };
  });
  return all.sort(newestFirst);
}

/** «Pronto» goes with the site the next time that it is sent. */
function stateOf(values: Values | undefined): string {
  if (!values) return 'ilegível';
  if (values.draft) return 'rascunho';
  return isReady(values) ? 'pronto, por enviar' : `agendado para ${dayInWords(String(values.publishedOn))}`;
}

/** The bin, newest first, by the titles that readers knew. */
function removedArticles(desk: Desk) {
  const { store, past } = desk;
  const titleOf = placesIn(desk);
  return past
    .removed('articles', store.articles())
    .map((path) => {
      const { id = '', replacedAt = '' } = past.versions(path)[0] ?? {};
      return { path, id, replacedAt, title: titleOf(path) };
    })
    .sort((a, b) => b.replacedAt.localeCompare(a.replacedAt));
}
