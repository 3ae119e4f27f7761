import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isNode, isScalar, parseDocument, visit } from 'yaml';
import { keepTogether } from '../derived/keep-together';
import type { Fault, Found } from '../finding';
import { aboutCharacter, refusedCharacter } from '../markdown/characters';
import { broken, brokenFrontMatter, missing, mostBytes, notAFile, notAllowed, notUtf8, special, tooLarge, unknownWord } from './file-faults';

/** Reads one YAML file of content/, `file` below `root`; `undefined` when that cannot be done, and `problems` has why. */
export function readYaml(root: string, file: string, problems: Found[]): unknown {
  const text = readText(root, file, problems);
  return text === undefined ? undefined : parseYaml(text, file, problems);
}

/** Reads one Markdown file with its YAML front matter between two `---` lines; `undefined` as above. */
export function readArticle(root: string, file: string, problems: Found[]): { frontMatter: unknown; body: string } | undefined {
  const text = readText(root, file, problems);
  if (text === undefined) return undefined;
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) problems.push({ file, ...brokenFrontMatter });
  // A copy: what is cut out of a text keeps all of it in memory. The line with «---» comes before the YAML.
  const frontMatter = parts ? parseYaml(Buffer.from(parts[1] ?? '').toString(), file, problems, 1) : undefined;
  return frontMatter === undefined ? undefined : { frontMatter, body: parts?.[2] ?? '' };
}

function readText(root: string, file: string, problems: Found[]): string | undefined {
  const refuse = (fault: Fault, field?: string) => void problems.push({ file, field, ...fault });
  const unreadable = faultOfFile(join(root, file));
  if (unreadable) return refuse(unreadable);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file))).replaceAll('\r\n', '\n');
    const hidden = refusedCharacter(text);
    return hidden ? refuse(aboutCharacter(hidden.name), `linha ${text.slice(0, hidden.index).split('\n').length}`) : text;
  } catch (error) {
    return refuse(error instanceof TypeError ? notUtf8 : notAllowed);
  }
}

/** Asked before the file is opened: a pipe would keep the reader waiting for ever, and a link may lead anywhere or in circles. */
function faultOfFile(path: string): Fault | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return missing;
  if (!stats.isFile()) return notAFile;
  return stats.size > mostBytes ? tooLarge : undefined;
}

/**
 * The value that `text` writes, or `undefined` when it cannot be read, and `problems` has why.
 * @param linesBefore how many lines of the file come before `text`.
 */
function parseYaml(text: string, file: string, problems: Found[], linesBefore = 0): unknown {
  const document = parseDocument(text, { logLevel: 'error' });
  const [error] = document.errors;
  const fault = error ? { ...broken(error.code), offset: error.pos[0] } : signs.test(text) ? refusedIn(document) : undefined;
  if (!fault) return document.toJS();
  const { offset, ...words } = fault;
  problems.push({ file, field: `linha ${text.slice(0, offset).split('\n').length + linesBefore}`, ...words });
}

/** Without one of these there is nothing to refuse. */
const signs = /[&*!\\]/;

/** Signs with a meaning in YAML that no text of ours needs, and what an escape (`"\u0000"`) may hide. */
function refusedIn(document: ReturnType<typeof parseDocument>): (Fault & { offset: number }) | undefined {
  let found: (Fault & { offset: number }) | undefined;
  visit(document, (_, node) => {
    if (!isNode(node)) return undefined;
    const hidden = isScalar(node) && typeof node.value === 'string' ? refusedCharacter(node.value) : undefined;
    const fault = hidden ? aboutCharacter(hidden.name) : isAlias(node) || node.anchor || node.tag ? special : undefined;
    if (!fault) return undefined;
    found = { ...fault, offset: node.range?.[0] ?? 0 };
    return visit.BREAK;
  });
  return found;
}

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
