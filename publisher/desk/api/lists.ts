import { z } from 'zod';
import { contentFiles } from '../../../src/model/load-content';
import { lisbonToday } from '../../../src/model/today';
import { dayInWords } from '../../../src/model/words';
import { articlePath } from '../../../src/routes';
import { labelOf, slugOf } from '../../schema/content-schemas';
import { fileNames } from '../../schema/names';
import { problemsAt, withPlaces } from './change-content';
import type { ContentStore } from './content-store';
import { action } from './desk';
import { type Values, valuesIn } from './entry-text';
import { readable, titleIn, wordsIn } from './titles';

export const listActions = {
  overview: action(z.strictObject({}), ({ store, past }) => ({
    // In the order of their names; what has none comes last.
    files: (Object.keys({ ...fileNames, ...contentFiles }) as (keyof typeof contentFiles)[]).map((name) => {
      const path: string = contentFiles[name].file;
      return { path, label: labelOf(path) };
    }),
    partners: partnersIn(store),
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

function partnersIn(store: ContentStore): { title: string; example: boolean }[] {
  const { file } = contentFiles.casinos;
  const casinos = valuesIn(file, readable(store, file) ?? '')?.casinos;
  if (!Array.isArray(casinos)) return [];
  return casinos.map((casino) => ({ title: String(casino?.title ?? '—'), example: JSON.stringify(casino ?? '').includes('"placeholder"') }));
}
