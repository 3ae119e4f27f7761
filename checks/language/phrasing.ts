import type { Problem } from '../../src/model/problem';
import type { Reading } from './reading';

type Habit = { pattern: RegExp; instead: string };

/** Turns of phrase that every dictionary accepts and that are not written in Portugal (facts of the project's language, docs/voz.md). */
const habits: Habit[] = [
  {
    pattern: /(?<!\p{L})est(?:á|ão|ou|amos|ava|avam|iver|iverem|ar|eja)\s+(?:\p{L}+ )?(?!quando)\p{L}+[aeio]ndo(?!\p{L})/giu,
    instead: '«está a» and the infinitive',
  },
  { pattern: /(?<!\p{L})auto-exclu/giu, instead: '«autoexclusão», one word' },
  { pattern: /(?<!\p{L})(?:tu|teu|tua|teus|tuas|contigo|ti)(?!\p{L})/giu, instead: 'the third person, without «você»' },
  { pattern: /(?:^|[.!?] )(?:Me|Lhe) \p{Ll}+/gmu, instead: 'the pronoun after the verb («inscreva-se»)' },
];

export function checkPhrasing({ where, text }: Reading): Problem[] {
  return habits.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([found]) => ({
      file: where,
      what: `«${found.trim()}»: not how Portugal writes.`,
      why: 'readers in Portugal take it for a translation, and trust the page less.',
      mend: `write ${instead}.`,
    })),
  );
}
