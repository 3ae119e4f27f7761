import { z } from 'zod';
import { judge } from '../../rules/rule';
import { remarked } from '../../rules/rulebook';
import { namesIn, textsOf } from '../../rules/texts';
import { contentFiles } from '../../src/model/reading/load-content';
import { schemaOf } from '../schema/content-schemas';
import { labelOfField } from '../schema/words-of-field';
import { speller } from '../spelling';
import { changeContent } from './change-content';
import { type ContentStore, mustRead, type Version } from './content-store';
import { action } from './desk';
import { type Values, valuesIn, writeEntry } from './entry-text';

const { file } = contentFiles.dictionary;

/** What a publisher should read again in the texts of one form; nothing is refused for it. */
export function remarksOn(store: ContentStore, path: string, values: Values) {
  const names = namesIn(values, ...Object.values(contentFiles).map(({ file }) => valuesIn(file, store.read(file)?.text ?? '')));
  const found = judge(remarked, { texts: textsOf(path, values, names), misspellings: speller(acceptedIn(store).words) });
  return found.map((finding) => ({ ...finding, place: labelOfField(schemaOf(path), finding.field ?? '') }));
}

export const remarkActions = {
  remarks: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()) }), ({ store }, { path, values }) =>
    remarksOn(store, path, values),
  ),

  /** The word is right wherever it is written. */
  acceptWord: action(z.strictObject({ word: z.string() }), (desk, { word }) => {
    const { words, onDisk } = acceptedIn(desk.store);
    const all = [...new Set([...words, word])].toSorted((a, b) => a.localeCompare(b, 'pt'));
    changeContent(desk, [{ path: file, text: writeEntry(file, onDisk.text, { words: all }), token: onDisk.token }]);
  }),
};

function acceptedIn(store: ContentStore): { words: string[]; onDisk: Version } {
  const onDisk = mustRead(store, file);
  return { words: (valuesIn(file, onDisk.text)?.words ?? []) as string[], onDisk };
}
