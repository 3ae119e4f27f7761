import { z } from 'zod';
import { judge } from '../../rules/rule';
import { launch, remarked, remarkedOfAll } from '../../rules/rulebook';
import { namesIn, textsOf } from '../../rules/texts';
import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { ContentError, type Finding } from '../../src/model/finding';
import { schemaOf } from '../schema/content-schemas';
import { labelOfField } from '../schema/words-of-field';
import { speller } from '../spelling';
import { changeContent } from './change-content';
import { type ContentStore, mustRead, type Version } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { type Values, valuesIn, writeEntry } from './entry-text';
import { newText } from './files';
import { oneAtATime } from './one-at-a-time';
import { partnersFile, wordsOfExamples } from './partners';
import { contentWith } from './trial';

const { file } = contentFiles.dictionary;

/** What keeps the launch back in one form, and what its publisher should read again; nothing is refused for it. */
export function remarksOn(desk: Desk, path: string, values: Values) {
  const { store } = desk;
  const names = namesIn(values, ...Object.values(contentFiles).map(({ file }) => valuesIn(file, store.read(file)?.text ?? '')));
  const found = judge(remarked, { texts: textsOf(path, values, names), misspellings: speller(acceptedIn(store).words) });
  const left = path === partnersFile ? wordsOfExamples(desk, values.casinos) : [];
  return [...beforeLaunch(desk, path, values), ...left, ...found].map((finding) => ({ ...finding, place: labelOfField(schemaOf(path), finding.field ?? '') }));
}

/** What the form itself shows (what is an example), and what only time brings about. */
const atLaunchAlone = ['marks', 'freshness'];

/** Of a form that would be refused, nothing: that is said at the save. */
function beforeLaunch(desk: Desk, path: string, values: Values): Finding[] {
  const rules = [...launch, ...remarkedOfAll].filter(({ id }) => !atLaunchAlone.includes(id));
  try {
    const text = newText(desk, path, desk.store.read(path)?.text, values);
    const content = oneAtATime(desk.stateFolder, () => contentWith(desk.store, desk.trialFolder, [{ path, text }]));
    return judge(rules, { content, today: lisbonToday() }).filter(({ file }) => file === path);
  } catch (error) {
    if (error instanceof ContentError || error instanceof DeskError) return [];
    throw error;
  }
}

export const remarkActions = {
  remarks: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()) }), (desk, { path, values }) => remarksOn(desk, path, values)),

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
