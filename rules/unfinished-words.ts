import { aboutWords } from './rule';

/** What stands where a value is missing. An example says so by its mark, and its notice goes when it does (docs/decisions/marks.md). */
export const unfinishedWords = aboutWords([
  {
    pattern: /\[(?!…|\.{3}|sic)[^\]]*\]|(?<!\p{L})(?:a|por) preencher(?!\p{L})|lorem ipsum/giu,
    what: 'parece um lugar por preencher.',
    why: 'o leitor veria um texto por acabar.',
    mend: 'escreva o valor; se ainda não o sabe, ligue «Isto é um exemplo» no campo onde ele está.',
  },
]);
