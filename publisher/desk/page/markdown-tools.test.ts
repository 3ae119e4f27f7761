import { expect, it } from 'vitest';
import { blockTools, inlineTools, written } from './markdown-tools';

/** The text after the button, with what is then selected between brackets. */
function pressed(label: string, before: string): string {
  const tool = [...inlineTools, ...blockTools].find((one) => one.label === label);
  if (!tool) throw new Error(`There is no button «${label}».`);
  const [start, end] = [before.indexOf('['), before.indexOf(']') - 1];
  const text = before.replace(/[[\]]/g, '');
  const { words, from, to } = written(tool, text, start, end);
  const after = text.slice(0, start) + words + text.slice(end);
  return `${after.slice(0, from)}[${after.slice(from, to)}]${after.slice(to)}`;
}

it.each([
  ['Negrito', 'Uma []', 'Uma **[palavras]**'],
  ['Negrito', 'Uma [frase].', 'Uma **frase**[].'],
  ['Título de secção', '[]', '## [Título]\n\n'],
  ['Título de secção', 'Fim.\n[]\nOutra.', 'Fim.\n\n## [Título]\n\nOutra.'],
  ['Lista numerada', '[]', '1. [palavras]'],
  ['Lista numerada', '[um\ndois]', '1. um\n2. dois[]'],
  ['Tabela', 'Fim.[]', 'Fim.\n\n| [Coluna] | Outra coluna |\n|---|--:|\n| Texto | 1 |\n| Texto | 2 |\n\n'],
])('«%s» leaves its sample selected, and writes no empty line twice: %j', (label, before, after) => {
  expect(pressed(label, before)).toBe(after);
});
