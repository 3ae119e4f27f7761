import type { Problem } from './problem';

/**
 * Replaces every {{name}} in the strings of `value` by `words[name]`.
 * A name that does not exist becomes a problem and stays as it is.
 */
export function fillWords<T>(value: T, words: Record<string, string>, file: string, problems: Problem[], field = ''): T {
  if (typeof value === 'string') {
    return value.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (asWritten, name: string) => {
      const word = words[name];
      if (word === undefined) problems.push(unknownWord(file, field, name, words));
      return word ?? asWritten;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((item, index) => fillWords(item, words, file, problems, `${field}[${index}]`)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillWords(item, words, file, problems, field ? `${field}.${key}` : key)])) as T;
  }
  return value;
}

const unknownWord = (file: string, field: string, name: string, words: Record<string, string>): Problem => ({
  file,
  field,
  what: `{{${name}}} não existe.`,
  why: 'o leitor veria as chavetas em vez de uma data ou de um número.',
  mend: `use um destes nomes: ${Object.keys(words).join(', ')}.`,
});
