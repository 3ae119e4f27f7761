import { z } from 'zod';
import { marksIn } from '../src/model/content';
import { dayInWords } from '../src/model/derived/words';
import type { Ready } from './rule';

/** Nothing still says of itself that it is a stand-in. */
export const marks = ({ content }: Ready) =>
  marksIn(content).map(({ file, field, sentence, marked }) => ({
    file,
    field,
    what: `de exemplo: ${inShort(marked)}.`,
    why: 'o site avisa o leitor, e não pode ir para o ar com o que não é verdadeiro.',
    mend: /^(newsletter|figures|testimonials)\b/.test(field)
      ? `${sentence} Ou desligue a secção, na página inicial: «Se a secção aparece na página».`
      : sentence,
  }));

/** «Casino Estrela do Norte», «Leitora · Lisboa»: the short texts of a record. */
function inShort(marked: object): string {
  const { placeholder, ...record } = marked as Record<string, unknown>;
  const words = Object.values(record)
    .filter((value) => typeof value === 'string')
    .map((value) => (z.regexes.date.test(value) ? dayInWords(value) : value))
    .join(' · ');
  return words.length > 90 ? `«${words.slice(0, 89)}…»` : `«${words}»`;
}
