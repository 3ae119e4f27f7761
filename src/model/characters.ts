import type { Fault } from './problem';

/**
 * Control and private-use characters, half characters, and those that are not seen but turn the direction of a text or hide
 * in a word; not the one that joins the people of an emoji (U+200D).
 */
const refused =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}](?<![\n\t\u00ad]|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d)/u;

/** The first character of `text` that no page, feed or search engine can show, or `undefined`. */
export function refusedCharacter(text: string): { name: string; index: number } | undefined {
  const found = refused.exec(text);
  if (!found) return undefined;
  return { name: `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`, index: found.index };
}

export const aboutCharacter = (name: string): Fault => ({
  what: `há um carácter que não se vê (${name}).`,
  why: 'costuma vir de um texto copiado; pode estragar a página e o feed, ou trocar a ordem das letras.',
  mend: 'apague essa parte do texto e escreva-a de novo à mão.',
});
