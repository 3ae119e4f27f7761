import { z } from 'zod';
import { habits } from '../../../checks/language/phrasing';
import { misspellings } from '../../../checks/language/spelling';
import { textsIn } from '../../../src/model/parts';
import { schemaOf } from '../../schema/content-schemas';
import { labelOfField } from '../../schema/words-of-field';
import { action } from './action';

type Remark = { field: string; place: string; found: string; words: string };

/** What the house does not say (docs/voz.md), in friendly words. */
const remarked: typeof habits = [
  ...habits,
  [
    /(?<!\p{L})(?:não perca|últim[ao]s? (?:oportunidade|hora|dia)s?|aproveite já|jogue já|aposte já|corra|ganhe (?:dinheiro|já)|dinheiro fácil|garantid[ao])(?!\p{L})/giu,
    'Soa a pressão para jogar: diga o facto, sem empurrar.',
  ],
  [/!{2,}|(?<!\p{L})[\p{Lu}]{6,}(?!\p{L})/gu, 'Maiúsculas e pontos de exclamação gritam: uma frase calma convence mais.'],
];

/** What nobody spells: addresses, {{names}} and the marks of a block. */
const unspelt = /https?:\/\/\S+|\]\([^)]*\)|\{\{[^}]*\}\}|^::.*$|[\w.-]+@[\w.-]+/gm;
const unread = /(^|\.)(slug|id|to|link|address|website|site|tile|ornament|mark|theme|licenceList)$|^related\[/;

export const remarkActions = {
  /** Spelling in the Portuguese of Portugal and the house's way of speaking. Remarks only: nothing is refused for them. */
  remarks: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()) }), async (_, { path, values }): Promise<Remark[]> => {
    const texts = textsIn(values).filter(({ field }) => !unread.test(field));
    const remarks = texts.map(async ({ field, text }) => {
      const at = { field, place: labelOfField(schemaOf(path), field) };
      const plain = text.replace(unspelt, (left) => ' '.repeat(left.length));
      const ours = remarked.flatMap(([pattern, words]) => [...plain.matchAll(pattern)].map(([found]) => ({ ...at, found, words })));
      const spelling = (await misspellings(plain)).filter((issue) => !ours.some(({ found }) => found === issue.text));
      return [...spelling.map((issue) => ({ ...at, found: issue.text, words: suggestionsInWords(issue.suggestions) })), ...ours];
    });
    return (await Promise.all(remarks)).flat();
  }),
};

function suggestionsInWords(suggestions: string[] = []): string {
  return ['O dicionário não a conhece.', ...(suggestions.length > 0 ? [`Talvez: ${suggestions.join(', ')}.`] : [])].join(' ');
}
