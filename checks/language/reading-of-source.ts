import { parseSync } from 'vite';
import { inline, spoken } from '../visible-text';
import { type Reading, tidy } from './reading';

type Node = { type: string; [part: string]: unknown };

/** Folders whose words reach readers, some of them only when a button is pressed. src/content/ speaks to editors, src/art/ to nobody. */
const folders = /^src\/(?:islands|layout|legal|overlays|pages|partners|promotion|ui)\//;

/** Properties and attributes whose values are words, even when it is only one. */
const named = new Set([...spoken, 'description', 'label', 'pending', 'text', 'unit']);

/** Attributes whose two words are no sentence. */
const unread = new Set(['className', 'rel']);

/** Where no words for readers stand. Types and imports are no expressions. */
const silent = /^(?:TS|Import|Throw)|^JSXClosingElement$/;

/** Two words, or a letter that only Portuguese has; and none of the signs of code. */
const isSentence = (text: string) => /\p{L}{2,}[,;:.]? \p{L}|[à-ÿÀ-Ý]/u.test(text) && !/[{}[\]<>=#_\\]|: \d/.test(text);

/** What stands for a value that is only known later, as in fill-words.ts. */
const unknown = '0';

/** The words that each component holds, also those that no built page shows: toasts, results, thanks. Takes sources by their path. */
export const readingsOfSources = (sources: Map<string, string>): Reading[] =>
  [...sources]
    .filter(([file]) => folders.test(file) && /\.tsx?$/.test(file))
    .map(([where, code]) => ({
      where,
      text: tidy(
        wordsIn(parseSync(where, code).program)
          .join('\n')
          .replace(/^\P{L}*$/gmu, ''),
      ),
    }))
    .filter(({ text }) => text !== '');

function wordsIn(node: unknown, name = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => wordsIn(item, name));
  if (!isNode(node) || silent.test(node.type)) return [];
  const literal = literalOf(node);
  if (literal !== undefined) return [...(named.has(name) || isSentence(literal) ? [literal] : []), ...wordsIn(node.expressions)];
  if (node.type === 'JSXAttribute') return unread.has(nameOf(node.name)) ? [] : wordsIn(node.value, nameOf(node.name));
  if (node.type === 'Property') return wordsIn(node.value, nameOf(node.key));
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [shown(node), ...hidden(node)];
  return Object.values(node).flatMap((part) => wordsIn(part));
}

/** An element's own words, its inline elements in their sentence. */
function shown(node: Node): string {
  const words = (node.children as Node[]).map((child) => {
    if (child.type === 'JSXText') return asReactDoes(String(child.value));
    if (child.type === 'JSXExpressionContainer') return literalOf(child.expression as Node) ?? (isEmpty(child.expression as Node) ? '' : unknown);
    return shown(child);
  });
  return inline.has(tagOf(node)) ? words.join('') : `\n${words.join('')}\n`;
}

/** The attributes of an element and of those in it, and what its expressions hold. */
const hidden = (node: Node): string[] => [
  ...wordsIn((node.openingElement as Node | undefined)?.attributes),
  ...(node.children as Node[]).flatMap((child) => ('children' in child ? hidden(child) : literalOf(child.expression as Node) ? [] : wordsIn(child.expression))),
];

/** Lines that are only layout disappear: https://facebook.github.io/jsx/ leaves that to the compiler. */
const asReactDoes = (text: string) =>
  text
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/^[ \t]*\n\s*|[ \t]*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, ' ');

/** The text of a string or template, its values unknown; `undefined` for any other node. */
function literalOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(unknown);
  return undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isEmpty = (node: Node) => node.type === 'JSXEmptyExpression';
const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '');
const tagOf = ({ openingElement }: Node) => nameOf((openingElement as Node | undefined)?.name);
