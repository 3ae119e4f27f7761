import { parseSync } from 'vite';
import { spoken } from '../visible-text';
import { type Reading, tidy } from './reading';

type Node = { type: string; [part: string]: unknown };

/** Folders whose words reach readers, some of them only when a button is pressed. src/model/ speaks to editors, src/art/ to nobody. */
const folders = /^src\/(?:islands|layout|overlays|pages|sections|ui)\/.*\.tsx?$/;

/** Properties and attributes whose values are words, even when it is only one. */
const named = new Set([...spoken, 'description', 'label', 'pending', 'text', 'unit']);

/** Where no words for readers stand: attributes of code; types, imports, errors for programmers. */
const silent = /^(?:className|rel)$|^(?:TS|Import|Throw)/;

/** Two words, or a letter that only Portuguese has; and none of the signs of code. */
const isSentence = (text: string) => /\p{L}{2,}[,;:.]? \p{L}|[à-ÿÀ-Ý]/u.test(text) && !/[{}[\]<>=#_\\]|: \d/.test(text);

/** The words that each component holds, also those that no built page shows: toasts, results, thanks. Takes sources by their path. */
export const readingsOfSources = (sources: Map<string, string>): Reading[] =>
  [...sources]
    .filter(([file]) => folders.test(file))
    .map(([where, code]) => ({ where, text: tidy(wordsIn(parseSync(where, code).program).join('\n')) }))
    .filter(({ text }) => text !== '');

/** Piece by piece: what stands between two tags or two values is a line of its own. */
function wordsIn(part: unknown, name = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => wordsIn(item, name));
  if (typeof part !== 'object' || part === null || !('type' in part)) return [];
  const node = part as Node;
  if (silent.test(node.type) || silent.test(name)) return [];
  if (node.type === 'JSXText')
    return [
      String(node.value)
        .replaceAll('&nbsp;', '\u00a0')
        .replace(/\s*\n\s*/g, ' '),
    ].filter((text) => /\p{L}/u.test(text));
  if (node.type === 'Literal' || node.type === 'TemplateElement') return textOf(node.value).filter((text) => named.has(name) || isSentence(text));
  const own = (node.name ?? node.key) as Node | undefined;
  if (node.type === 'JSXAttribute' || node.type === 'Property') return wordsIn(node.value, String(own?.name ?? own?.value));
  return Object.values(node).flatMap((inner) => wordsIn(inner, /^JSXExpression|^Template|^Conditional|^Logical/.test(node.type) ? name : ''));
}

function textOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && 'cooked' in value ? [String(value.cooked)] : [];
}
