import { keepTogether } from '../derived/keep-together';
import type { Found } from './finding';

/**
 * Replaces every {{name}} in the strings of `value` by `words[name]`, and keeps numbers and their units on one line.
 * A name that does not exist becomes a problem and stays as it is. Without `words`, because their own files are broken,
 * every name gets a digit in its place: what it stands for is not known, and it must bring no further problems.
 */
export function fillWords<T>(value: T, words: Record<string, string> | undefined, file: string, problems: Found[], field = ''): T {
  if (typeof value === 'string') {
    const filled = value.replace(/\{\{([^{}]*)\}\}/g, (asWritten, inBraces: string) => {
      const name = inBraces.trim();
      if (!words) return '0';
      if (!Object.hasOwn(words, name)) problems.push(unknownWord(file, field, name, words));
      return Object.hasOwn(words, name) ? (words[name] ?? '') : asWritten;
    });
    return keepTogether(filled) as T;
  }
  if (Array.isArray(value)) return value.map((item, index) => fillWords(item, words, file, problems, `${field}[${index}]`)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillWords(item, words, file, problems, field ? `${field}.${key}` : key)])) as T;
  }
  return value;
}

function unknownWord(file: string, field: string, name: string, words: Record<string, string>): Found {
  const names = Object.keys(words);
  return {
    file,
    field,
    what: `{{${name.slice(0, 60)}}} não existe.`,
    why: 'o leitor veria as chavetas em vez de uma data ou de um número.',
    mend: names.length > 0 ? `use um destes nomes: ${names.join(', ')}.` : 'neste ficheiro não há palavras a preencher: escreva o próprio valor.',
  };
}
