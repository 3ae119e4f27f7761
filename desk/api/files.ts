import { z } from 'zod';
import { loadContent } from '../../rules/rulebook';
import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { ContentError } from '../../src/model/finding';
import { addressOf, articleFile, labelOf, schemaOf } from '../schema/content-schemas';
import { emptyValue, type JsonSchema } from '../schema/json-schema';
import { type Change, changeContent } from './change-content';
import { type ContentStore, mustRead, type Version } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { cleaned, type Values, valuesIn, writeEntry } from './entry-text';
import { lacking } from './lacking';
import { forgetLostLinks, lostLinks } from './lost-links';
import { merged } from './merged';
import { revival } from './old-addresses';
import { oneAtATime } from './one-at-a-time';
import { pathOfPicture, removeReturned, returnPictures } from './pictures';
import { saveNotes } from './save-notes';
import { placesIn, wordsIn } from './titles';

const path = z.string();
const file = { path, token: z.string().optional() };
const values = z.record(z.string(), z.unknown());

type Entry = Partial<Version> & {
  path?: string;
  label: string;
  address?: string | undefined;
  schema: JsonSchema;
  /** None of a file that no form can read. */
  values: Values | undefined;
  words: Record<string, string>;
};

export const fileActions = {
  /** The file at `path`, for its form; without one, the article that is to be written. */
  open: action(z.strictObject({ path: path.optional() }), ({ store }, { path }): Entry => {
    const words = wordsIn(store);
    if (path !== undefined) {
      const onDisk = mustRead(store, path);
      return { path, label: labelOf(path), address: pageOf(store, path), schema: schemaOf(path), ...onDisk, values: valuesIn(path, onDisk.text), words };
    }
    const schema = schemaOf('articles/a.md');
    const [publishedOn, reviewedOn] = [lisbonToday(), lisbonToday()];
    return { label: 'Novo artigo', schema, values: { ...(emptyValue(schema) as Values), draft: true, publishedOn, reviewedOn }, words };
  }),

  /**
   * With `values`, from the form, which `opened` filled; with `text`, as the file is written: for one that is broken, or for an old version.
   * Where others changed other fields meanwhile, both remain.
   */
  save: action(z.strictObject({ ...file, values: values.optional(), opened: values.optional(), text: z.string().optional() }), (desk, sent) => {
    const { path, token, values, opened, text } = sent;
    const before = desk.store.read(path);
    const old = before && valuesIn(path, before.text);
    const fields = (given: Values) => cleaned(given, schemaOf(path));
    const joined = values && opened && old && before.token !== token ? merged(fields(opened), fields(values), old) : undefined;
    const after = text ?? newText(desk, path, before?.text, (joined?.value ?? values ?? {}) as Values);
    const isJoined = joined?.clash === false;
    const returned = saveText(desk, path, after, isJoined ? before?.token : token);
    const now = valuesIn(path, after);
    return {
      token: desk.store.read(path)?.token,
      address: pageOf(desk.store, path),
      joined: isJoined ? now : undefined,
      notes: [...saveNotes(path, old, now), ...returned, ...oneAtATime(desk.stateFolder, () => lacking(desk, path, now))],
    };
  }),
};

/**
 * Whatever comes back with it comes too: the pictures that it shows, and, from the bin, its address and the links that led to it.
 * @returns what the publisher should know of that.
 */
export function saveText(desk: Desk, path: string, text: string, token: string | undefined): string[] {
  const isNew = desk.store.read(path) === undefined;
  const { links, left } = isNew ? lostLinks(desk, path) : { links: [], left: [] };
  const pictures = returnPictures(desk, text);
  const write = (others: Change[]): { written: Change[]; moment: string } => {
    try {
      const moment = changeContent(desk, [...(isNew ? revival(desk.store, addressOf(path)) : []), { path, text, token }, ...others]);
      return { written: others, moment };
    } catch (error) {
      // They may lead to a section that this version does not have.
      const possible = error instanceof ContentError ? others.filter((other) => !error.problems.some(({ file }) => file === other.path)) : others;
      if (possible.length === others.length) throw error;
      return write(possible);
    }
  };
  try {
    const { written, moment } = write(links);
    if (isNew) forgetLostLinks(desk, path);
    if (isNew && articleFile.test(path)) desk.past.arrived(path, moment);
    for (const name of pictures) desk.past.arrived(pathOfPicture(name), moment);
    const placeOf = placesIn(desk);
    const names = (paths: string[]) => paths.map((one) => placeOf(one)).join(', ');
    const returned = written.map((link) => link.path);
    const missing = [...left, ...links.map((link) => link.path).filter((one) => !returned.includes(one) && !left.includes(one))];
    return [
      ...(returned.length > 0 ? [`As ligações que lá levavam voltaram a: ${names(returned)}.`] : []),
      ...(missing.length > 0 ? [`Não voltaram todas a: ${names(missing)}. Um dos textos mudou entretanto: reponha-as à mão.`] : []),
    ];
  } catch (error) {
    removeReturned(desk, pictures);
    throw error;
  }
}

/** Where the page of a file is seen; nowhere, for a draft that lacks what its page cannot be drawn without. */
export function pageOf({ root }: ContentStore, path: string): string | undefined {
  // No page shows them.
  if (path === contentFiles.redirects.file || path === contentFiles.dictionary.file) return undefined;
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
