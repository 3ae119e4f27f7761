/** What a button of the text box writes around what is selected; where nothing is, around `sample`. */
export type Tool = { label: string; sign: string; key?: string; sample: string; write: (words: string) => string };

const everyLine = (mark: (index: number) => string) => (words: string) =>
  words
    .split('\n')
    .map((line, index) => mark(index) + line)
    .join('\n');

export const inlineTools: Tool[] = [
  { label: 'Negrito', sign: 'N', key: 'B', sample: 'palavras', write: (words) => `**${words}**` },
  { label: 'Itálico', sign: 'I', key: 'I', sample: 'palavras', write: (words) => `*${words}*` },
];

export const blockTools: Tool[] = [
  { label: 'Título de secção', sign: 'Título', sample: 'Título', write: (words) => `\n\n## ${words}\n\n` },
  { label: 'Subtítulo', sign: 'Subtítulo', sample: 'Subtítulo', write: (words) => `\n\n### ${words}\n\n` },
  { label: 'Parte dobrada', sign: '+ Dobra', sample: 'Título', write: (words) => `\n\n### ${words} (dobra)\n\n` },
  { label: 'Lista', sign: '• Lista', sample: 'palavras', write: everyLine(() => '- ') },
  { label: 'Lista numerada', sign: '1. Lista', sample: 'palavras', write: everyLine((index) => `${index + 1}. `) },
  { label: 'Citação', sign: '» Citação', sample: 'palavras', write: everyLine(() => '> ') },
  {
    label: 'Tabela',
    sign: 'Tabela',
    sample: 'Coluna',
    write: (words) => `\n\n| ${words} | Outra coluna |\n|---|--:|\n| Texto | 1 |\n| Texto | 2 |\n\n`,
  },
];

/** What replaces the selection of `text` from `start` to `end`, and which part of it is then selected, to be typed over: the sample, or nothing. */
export function written({ sample, write }: Pick<Tool, 'sample' | 'write'>, text: string, start: number, end: number) {
  const selected = text.slice(start, end);
  // Empty lines that are there already are not written twice.
  const above = start === 0 ? 2 : Math.min(2, /\n*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const below = Math.min(2, /^\n*/.exec(text.slice(end))?.[0].length ?? 0);
  const words = write(selected || sample)
    .replace(/^\n\n/, '\n'.repeat(2 - above))
    .replace(/\n\n$/, '\n'.repeat(2 - below));
  const from = selected || !sample ? words.length : words.indexOf(sample);
  return { words, from: start + from, to: start + from + (selected ? 0 : sample.length) };
}

/** The mark of a list's item or of a quotation at the beginning of a line: its indentation, its sign, its number. */
const listMark = /^(\s*)(?:([-*+>])|(\d{1,9})([.)]))[ \t]+/;

/**
 * What Enter does at `at` in a list: it begins the next item, or, where the item has no words yet, ends the list.
 * @returns what replaces the text from `from` to `at`; nothing outside a list.
 */
export function entered(text: string, at: number): { from: number; words: string } | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, at);
  const [mark, indent = '', sign, number, dot] = listMark.exec(line) ?? [];
  if (mark === undefined) return undefined;
  if (line.length === mark.length) return { from: start, words: '' };
  return { from: at, words: `\n${indent}${sign ?? `${Number(number) + 1}${dot}`} ` };
}
