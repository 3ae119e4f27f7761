import { z } from 'zod';
import { lisbonToday } from '../../src/model/derived/today';
import { dayInWords } from '../../src/model/derived/words';
import { contentFiles } from '../../src/model/reading/load-content';
import { articlePath } from '../../src/routes';
import { labelOf, slugOf } from '../schema/content-schemas';
import { fileNames } from '../schema/names';
import { withPlaces } from './change-content';
import type { ContentStore } from './content-store';
import { action } from './desk';
import { type Values, valuesIn } from './entry-text';
import { readable, titleIn, wordsIn } from './titles';
import { problemsAt } from './trial';

export const listActions = {
  overview: action(z.strictObject({}), ({ store, past }) => ({
    files: (Object.keys(fileNames) as (keyof typeof fileNames)[]).map((name) => ({ path: contentFiles[name].file as string, label: fileNames[name] })),
    articles: articlesIn(store),
    removed: past.removed('articles', store.articles()),
    problems: withPlaces(store, problemsAt(store.root)),
  })),

  /** Where a link within the site can lead, by title. */
  pages: action(z.strictObject({}), ({ store }) => {
    const pages = Object.values(contentFiles).flatMap((one) =>
      'path' in one ? { address: one.path as string, title: labelOf(one.file), state: 'pronto' } : [],
    );
    const articles = articlesIn(store).map(({ path, title, state }) => ({ address: articlePath(slugOf(path)), title, state }));
    return [...pages.filter(({ address }, index) => pages.findIndex((other) => other.address === address) === index), ...articles];
  }),
};

/** Newest first. */
function articlesIn(store: ContentStore) {
  const words = wordsIn(store);
  const all = store.articles().map((path) => {
    const values = valuesIn(path, readable(store, path) ?? '');
    return { path, title: titleIn(path, values, words), publishedOn: String(values?.publishedOn ?? ''), state: stateOf(values) };
  });
  return all.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

function stateOf(values: Values | undefined): string {
  if (!values) return 'ilegível';
  if (values.draft) return 'rascunho';
  const day = String(values.publishedOn);
  return day > lisbonToday() ? `agendado para ${dayInWords(day)}` : 'pronto';
}
