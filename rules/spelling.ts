import type { Rule, Texts } from './rule';

/** Words are in the dictionary of Portugal, or in content/dictionary.yaml. Each is named once for a file. */
export const spelling: Rule<Texts> = {
  id: 'spelling',
  severity: 'remark',
  run: ({ texts, misspellings }) => {
    const named = new Set<string>();
    return texts.flatMap(({ file, field, text }) =>
      [...misspellings(text)].flatMap(([words, suggestions]) => {
        if (named.has(`${file} ${words}`)) return [];
        named.add(`${file} ${words}`);
        return [
          {
            file,
            field,
            words,
            what: `o dicionário não conhece «${words}».`,
            why: 'uma gralha faz duvidar do resto.',
            mend: `${suggestions.length > 0 ? `talvez ${suggestions.join(', ')}; ` : 'corrija-a; '}se é assim que se escreve, aceite-a na mesa, em «Rever o texto».`,
          },
        ];
      }),
    );
  },
};
