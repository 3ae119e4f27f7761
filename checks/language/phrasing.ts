import type { Problem } from '../../src/model/problem';
import type { Reading } from './reading';

/** Turns of phrase that every dictionary accepts and that are not written in Portugal (docs/voz.md), and what is; the desk says it to the publisher. */
export const habits: [pattern: RegExp, instead: string][] = [
  [
    /(?<!\p{L})est(?:á|ão|ou|amos|ava|avam|iver|iverem|ar|eja)\s+(?:\p{L}+ )?(?!quando)\p{L}+[aeio]ndo(?!\p{L})/giu,
    'Em Portugal escreve-se «está a» e o infinitivo.',
  ],
  [/(?<!\p{L})auto-exclu\p{L}*/giu, 'Escreve-se «autoexclusão», numa só palavra.'],
  [
    /(?<!\p{L})(?:voc[êe]s?|tu|teu|tua|teus|tuas|contigo|ti)(?!\p{L})/giu,
    'Em Portugal trata-se o leitor na terceira pessoa, sem «você»: «escolha», «o seu saldo».',
  ],
  [/(?:^|[.!?] )(?:Me|Lhe) \p{Ll}+/gmu, 'Em Portugal o pronome vem depois do verbo: «inscreva-se».'],
];

export const checkPhrasing = ({ where, text }: Reading): Problem[] =>
  habits.flatMap(([pattern, mend]) =>
    [...text.matchAll(pattern)].map(([found]) => ({
      file: where,
      what: `«${found.trim()}»: not how Portugal writes.`,
      why: 'readers in Portugal take it for a translation, and trust the page less.',
      mend,
    })),
  );
