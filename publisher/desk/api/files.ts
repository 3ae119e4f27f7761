import { z } from 'zod';
import { contentFiles, loadContent, readWords } from '../../../src/model/load-content';
import { lisbonToday } from '../../../src/model/today';
import { addressOf, articleFile, labelOf, schemaOf } from '../../schema/content-schemas';
import { emptyValue } from '../../schema/json-schema';
import { fileNames } from '../../schema/names';
import { action } from './action';
import { atPlace, changeContent, problemsAt } from './change-content';
import { changesBetween } from './changes-between';
import { cleaned } from './cleaned';
import { type ContentStore, mustRead } from './content-store';
import type { Desk } from './desk';
import { DeskError } from './desk-error';
import { type Values, valuesIn, writeEntry } from './entry-text';
import { revival } from './old-addresses';
import { returnPictures } from './pictures';

const path = z.string();
const token = z.string().optional();
const values = z.record(z.string(), z.unknown());

export const fileActions = {
  overview: action(z.strictObject({}), ({ store, past }) => ({
    files: Object.values(contentFiles)
      .map(({ file }) => ({ path: file as string, label: labelOf(file) }))
      .sort((a, b) => order(a.label) - order(b.label)),
    partners: partnersIn(store),
    articles: store
      .articles()
      .map((file) => describeArticle(store, file))
      .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)),
    removed: past.removed(store),
    problems: problemsAt(store.root).map(atPlace),
  })),

  open: action(z.strictObject({ path }), ({ store }, { path }) => {
    const onDisk = mustRead(store, path);
    const entry = { path, label: labelOf(path), address: pageOf(store, path), schema: schemaOf(path), ...onDisk };
    return { ...entry, values: valuesIn(path, onDisk.text), words: readWords(store.root, lisbonToday(), []).words ?? {} };
  }),

  newArticle: action(z.strictObject({}), ({ store }) => {
    const schema = schemaOf('articles/a.md');
    const today = lisbonToday();
    return {
      schema,
      values: { ...(emptyValue(schema) as Values), draft: true, publishedOn: today, reviewedOn: today } as Values,
      words: readWords(store.root, lisbonToday(), []).words ?? {},
    };
  }),

  /** With `values`, from the form; with `text`, as the file is written: for one that is broken, or for an old version. */
  save: action(z.strictObject({ path, token, values: values.optional(), text: z.string().optional() }), (desk, { path, token, values, text }) => {
    const before = desk.store.read(path);
    const after = text ?? newText(desk, path, before?.text, values ?? {});
    returnPictures(desk, after);
    changeContent(desk.store, desk.past, [...(before ? [] : revival(desk.store, addressOf(path))), { path, text: after, token }]);
    return { token: desk.store.read(path)?.token, address: pageOf(desk.store, path) };
  }),

  /** What the file said before each change; and of all files, what was last changed. To put a version back is to save its text. */
  versions: action(z.strictObject({ path }), ({ past, store }, { path }) => ({ name: nameOf(store, path), versions: past.versions(path) })),
  recentChanges: action(z.strictObject({}), ({ past, store }) =>
    [...store.all(), ...past.removed(store)]
      .flatMap((path) => past.versions(path).map((version) => ({ ...version, path, name: nameOf(store, path) })))
      .sort((a, b) => b.replacedAt.localeCompare(a.replacedAt))
      .slice(0, 200),
  ),
  version: action(z.strictObject({ path, id: z.string() }), ({ past, store }, { path, id }) => {
    const text = past.read(path, id);
    const onDisk = store.read(path);
    return { text, token: onDisk?.token, changes: changesBetween(path, onDisk?.text ?? '', text) };
  }),
};

/** Where the page of a file is seen; nowhere, for a draft that lacks what its page cannot be drawn without. */
export function pageOf({ root }: ContentStore, path: string): string | undefined {
  try {
    const { articles } = loadContent(root, undefined, true);
    return articleFile.test(path) && !articles.some(({ file }) => file === path) ? undefined : addressOf(path);
  } catch {
    // What is wrong is told where the page would be.
    return addressOf(path);
  }
}

export function newText({ store }: Pick<Desk, 'store'>, path: string, before: string | undefined, values: Values): string {
  // Asks for the file, so that a path which the desk may not write is refused in the store's words.
  store.read(path);
  if (articleFile.test(path) && path !== `articles/${values.slug}.md` && before === undefined) {
    throw new DeskError('O fim do endereço só leva minúsculas sem acentos, algarismos e hífenes simples: por exemplo, «dicas-de-natal».');
  }
  const known = before === undefined || valuesIn(path, before) ? before : undefined;
  return writeEntry(path, known, cleaned(values, schemaOf(path)) as Values);
}

/** As the lists of the desk call it. */
const nameOf = (store: ContentStore, path: string) => (articleFile.test(path) ? `Artigo «${describeArticle(store, path).title}»` : labelOf(path));

function describeArticle(store: ContentStore, path: string) {
  const text = readable(store, path);
  const values = text === undefined ? undefined : valuesIn(path, text);
  const publishedOn = String(values?.publishedOn ?? '');
  const state = !values ? 'ilegível' : values.draft ? 'rascunho' : publishedOn > lisbonToday() ? 'agendado' : 'publicado';
  return { path, title: String(values?.title ?? path), publishedOn, state };
}

function partnersIn(store: ContentStore): { title: string; example: boolean }[] {
  const { file } = contentFiles.casinos;
  const casinos = valuesIn(file, readable(store, file) ?? '')?.casinos;
  if (!Array.isArray(casinos)) return [];
  return casinos.map((casino) => ({ title: String(casino?.title ?? '—'), example: JSON.stringify(casino ?? '').includes('"placeholder"') }));
}

/** One file that cannot be read must not keep the others from the list. */
function readable(store: ContentStore, path: string): string | undefined {
  try {
    return store.read(path)?.text;
  } catch {
    return undefined;
  }
}

const order = (label: string) => Object.values(fileNames).indexOf(label) >>> 0;
