import type { Texts } from './rule';

/** Words are in the dictionary of Portugal, or in content/dictionary.yaml. Each is named once for a file. */
export const spelling = ({ texts, misspellings }: Texts) => {
  const named = new Set<string>();
  return texts
    .flatMap(({ file, field, text }) => [...misspellings(text)].map(([words, suggestions]) => ({ file, field, words, suggestions })))
    .filter(({ file, words }) => !named.has(`${file} ${words}`) && named.add(`${file} ${words}`))
    .map(({ suggestions, ...found }) => ({
      ...found,
      what: `o dicionário não conhece «${found.words}».`,
      why: 'uma gralha faz duvidar do resto.',
      mend: `${suggestions.length > 0 ? `talvez ${suggestions.join(', ')}; ` : 'corrija-a; '}se é assim que se escreve, aceite-a na mesa, em «Rever o texto».`,
    }));
};
