import { inEachText } from './rule';

const shortest = 50;

/** The description of a page is a sentence, and not a word. That it is no longer than search engines show, its schema sees to. */
export const descriptions = inEachText((text, field) => {
  if (field !== 'description' || text.length >= shortest) return [];
  return [
    {
      what: `tem ${text.length} caracteres, e o costume são ${shortest} ou mais.`,
      why: 'é o que um motor de busca mostra por baixo do título.',
      mend: 'diga numa frase o que o leitor encontra na página.',
    },
  ];
});
