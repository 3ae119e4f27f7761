import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { createSpellingDictionary, createSpellingDictionaryFromTrieFile } from 'cspell-dictionary';
import type { Misspellings } from '../rules/rule';

// The package names its settings file alone; the words lie beside it.
const file = createRequire(import.meta.url)
  .resolve('@cspell/dict-pt-pt')
  .replace('cspell-ext.json', 'dict/Portuguese-European.trie.gz');
const dictionary = createSpellingDictionaryFromTrieFile(gunzipSync(readFileSync(file)), 'pt-pt', file, {});

/** What the specification fixes word for word, the names of the two stored answers, brands, and addresses. */
const unspelt = [
  /Cassinos Online|Termos de Uso|Obrigado por se inscrever! Fique atento às novidades\.|Unexpected Application Error!|^404 Not Found$/gm,
  /ageVerified|cookieConsent|«true»|\{hotkey\}/g,
  /Gam\s?Care|Gambling\sTherapy|Gordon Moody|BetBlocker|GamBlock|Gamban|Revolut|MB WAY|SIBS|PayPal|Skrill|Neteller|Placard|Solverde/g,
  /[\w.-]+@[\w.-]+|(?<![\w.])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:org|online|pt|com|example)(?!\w)/g,
];

const words = /\p{L}\p{M}?(?:['’-]?\p{L}\p{M}?)*/gu;
/** «buscá-las» is a word of the dictionary; «pequeno-almoço» are two, and so are «d’água». */
const partsOfWord = /[-'’]|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Accents count. A word is asked for as it stands and, at the start of a sentence, in small letters; one of two letters is wrong where it lacks its accent alone.
 * @param accepted words that are right all the same: content/dictionary.yaml.
 */
export function speller(accepted: string[]): Misspellings {
  const own = createSpellingDictionary(accepted, 'accepted', 'content/dictionary.yaml', {});
  const isKnown = (word: string) => [dictionary, own].some((one) => one.has(word, { ignoreCase: false })) || (word.length < 3 && accented(word).length === 0);
  return (text) => {
    const spelt = unspelt.reduce((rest, pattern) => rest.replace(pattern, '⋯'), text);
    const unknown = [...spelt.matchAll(words)].flatMap(([found]) => (isKnown(found) ? [] : found.split(partsOfWord).filter((word) => !isKnown(word))));
    return new Map([...new Set(unknown)].map((word) => [word, suggestionsFor(word)]));
  };
}

const suggested = new Map<string, string[]>();

/** The likeliest three: those that differ by their accents first. Each word is looked up once. */
function suggestionsFor(word: string): string[] {
  const known = suggested.get(word) ?? [...new Set([...accented(word), ...near(word)])].slice(0, 3);
  suggested.set(word, known);
  return known;
}

/** Within two changes: what is farther off is seldom meant, and takes five times as long. Of a short word nearly every other one is. */
const near = (word: string) =>
  word.length < 5 ? [] : dictionary.suggest(word, { numSuggestions: 3, numChanges: 2, ignoreCase: false }).map((one) => one.word);

const accents: Record<string, string> = { a: 'áãâà', e: 'éê', i: 'í', o: 'óõô', u: 'ú', c: 'ç' };

/** The words of the dictionary that lack up to two accents in `word`. */
function accented(word: string): string[] {
  const once = withAccent(word);
  return [...once, ...once.flatMap(withAccent)].filter((one) => dictionary.has(one, { ignoreCase: false }));
}

const withAccent = (word: string) =>
  [...word].flatMap((letter, at) => [...(accents[letter] ?? '')].map((other) => word.slice(0, at) + other + word.slice(at + 1)));
