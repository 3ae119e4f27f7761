import type { Fault } from './problem';

/** Control and private-use characters, half characters, and those that are not seen but turn the direction of a text or hide in a word. */
const refused = /(?![\n\t\u00ad])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

/** Joins the people of one emoji. */
const joiner = '\u200d';

/** The first character of `text` that no page, feed or search engine can show, or `undefined`. */
export function refusedCharacter(text: string): { name: string; index: number } | undefined {
  for (const { 0: found, index } of text.matchAll(refused)) {
    if (found === joiner && /\p{Extended_Pictographic}\ufe0f?$/u.test(text.slice(Math.max(0, index - 4), index))) continue;
    return { name: `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`, index };
  }
  return undefined;
}

export const aboutCharacter = (name: string): Fault => ({
  what: `há um carácter que não se vê (${name}).`,
  why: 'costuma vir de um texto copiado; pode estragar a página e o feed, ou trocar a ordem das letras.',
  mend: 'apague essa parte do texto e escreva-a de novo à mão.',
});
