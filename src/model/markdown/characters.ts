import type { Fault } from '../finding';

/**
 * Control and private-use characters, half characters, and those that are not seen: they turn the direction of a text, hide in a
 * word and in what is copied, or make a blank of a title (U+3164, and U+2800, the Braille cell without a dot). Not those that join
 * the people of an emoji (U+200D) and ask for its colours (U+FE0F).
 */
const refused =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800](?<![\n\t]|\p{Emoji}\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d)/u;

/** What nearly every text is made of, and nothing that is refused: it takes a tenth of the time to find that there is no more. */
const usual = /^[\n\t -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u20a0-\u20bf]*$/;

/** The first character of `text` that no page, feed or search engine can show, or `undefined`. */
export function refusedCharacter(text: string): { name: string; index: number } | undefined {
  const found = usual.test(text) ? undefined : refused.exec(text);
  if (!found) return undefined;
  return { name: `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`, index: found.index };
}

export const aboutCharacter = (name: string): Fault => ({
  what: `há um carácter que não se vê (${name}).`,
  why: 'costuma vir de um texto copiado; pode estragar a página e o feed, ou trocar a ordem das letras.',
  mend: 'apague essa parte do texto e escreva-a de novo à mão.',
});
