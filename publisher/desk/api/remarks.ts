import { z } from 'zod';
import { habits } from '../../../checks/language/phrasing';
import { contentFiles } from '../../../src/model/load-content';
import { remarksOn } from '../../launch/language';
import { schemaOf } from '../../schema/content-schemas';
import { labelOfField } from '../../schema/words-of-field';
import { changeContent } from './change-content';
import { type ContentStore, mustRead, type Version } from './content-store';
import { action } from './desk';
import { valuesIn, writeEntry } from './entry-text';

const { file } = contentFiles.dictionary;

/** What the house does not say (docs/voz.md), in friendly words. */
const remarked: typeof habits = [
  ...habits,
  [
    /(?<!\p{L})(?:não perca|últim[ao]s? (?:oportunidade|hora|dia)s?|aproveite já|jogue já|aposte já|corra|ganhe (?:dinheiro|já)|dinheiro fácil|garantid[ao])(?!\p{L})/giu,
    'Soa a pressão para jogar: diga o facto, sem empurrar.',
  ],
  [/!{2,}|(?<!\p{L})[\p{Lu}]{6,}(?!\p{L})/gu, 'Maiúsculas e pontos de exclamação gritam: uma frase calma convence mais.'],
];

export const remarkActions = {
  /** Spelling in the Portuguese of Portugal and the house's way of speaking. Remarks only: nothing is refused for them. */
  remarks: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()) }), async ({ store }, { path, values }) => {
    const remarks = await remarksOn(values, acceptedIn(store).words, remarked);
    return remarks.map((remark) => ({ ...remark, place: labelOfField(schemaOf(path), remark.field) }));
  }),

  /** The word is right wherever it is written. */
  acceptWord: action(z.strictObject({ word: z.string() }), ({ store, past }, { word }) => {
    const { words, onDisk } = acceptedIn(store);
    const all = [...new Set([...words, word])].toSorted((a, b) => a.localeCompare(b, 'pt'));
    changeContent(store, past, [{ path: file, text: writeEntry(file, onDisk.text, { words: all }), token: onDisk.token }]);
  }),
};

function acceptedIn(store: ContentStore): { words: string[]; onDisk: Version } {
  const onDisk = mustRead(store, file);
  return { words: (valuesIn(file, onDisk.text)?.words ?? []) as string[], onDisk };
}
