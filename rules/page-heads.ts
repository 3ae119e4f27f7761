import { inEachText, repeated, type Texts } from './rule';

const shortest = 50;

/** The description of a page is a sentence, and not a word. That it is no longer than search engines show, its schema sees to. */
export const descriptions = inEachText((text, field) => {
  // One that is still empty is asked for when it is saved.
  if (field !== 'description' || text === '' || text.length >= shortest) return [];
  return [
    {
      what: `tem ${text.length} caracteres, e o costume são ${shortest} ou mais.`,
      why: 'é o que um motor de busca mostra por baixo do título.',
      mend: 'diga numa frase o que o leitor encontra na página.',
    },
  ];
});

/** Titles and descriptions tell pages apart. */
export const twinPages = ({ texts }: Texts) => {
  const told = texts.filter(({ field }) => field === 'title' || field === 'description');
  return repeated(told, ({ field, text }) => `${field} ${text}`).map(({ again: { file, field }, first }) => ({
    file,
    field,
    what: `são as mesmas palavras de content/${first.file}.`,
    why: 'num motor de busca e nos separadores do navegador, as duas páginas não se distinguem.',
    mend: 'diga numa delas o que só ela tem.',
  }));
};
