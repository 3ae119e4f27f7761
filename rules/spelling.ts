import type { Texts } from './rule';
import { phrasing, pressure } from './words';

/** Words are in the dictionary of Portugal, or in content/dictionary.yaml. Each is named once for a file, unless another rule says what is written in its place. */
export const spelling = ({ texts, misspellings }: Texts) => {
  const named = new Set<string>();
  return texts
    .flatMap(({ file, field, text }) => [...misspellings(text)].map(([words, suggestions]) => ({ file, field, words, suggestions })))
    .filter((found) => ![phrasing, pressure].some((rule) => rule({ texts: [{ ...found, text: found.words }] }).length > 0))
    .filter(({ file, words }) => !named.has(`${file} ${words}`) && named.add(`${file} ${words}`))
    .map((found) => ({
      ...found,
      what: `o dicionário não conhece «${found.words}».`,
      why: 'uma gralha faz duvidar do resto.',
      mend: `${found.suggestions.length > 0 ? `talvez ${found.suggestions.join(', ')}; ` : 'corrija-a; '}se é assim que se escreve, aceite-a na mesa, em «Rever o texto».`,
    }));
};
