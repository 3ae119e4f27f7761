import { expect, it } from 'vitest';
import { blockTools, entered, inlineTools, written } from './markdown-tools';

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

it.each([
  ['- um|', '- um\n- |'],
  ['- um |e dois', '- um \n- |e dois'],
  ['  * um|', '  * um\n  * |'],
  ['9. nove|', '9. nove\n10. |'],
  ['1) um|', '1) um\n2) |'],
  ['> dito|', '> dito\n> |'],
  ['- um\n- |', '- um\n|'],
  ['- um\n- |\nFim', '- um\n|\nFim'],
])('Enter in a list begins the next item, or ends the list: %j', (before, after) => {
  const at = before.indexOf('|');
  const text = before.replace('|', '');
  const { from, words } = entered(text, at) ?? { from: at, words: '?' };
  expect(`${text.slice(0, from)}${words}|${text.slice(at)}`).toBe(after);
});

it.each(['Uma frase.|', '-sem espaço|', '|- um', '**negrito** - e|', '2026 foi|'])('Enter elsewhere is nothing but Enter: %j', (text) => {
  expect(entered(text.replace('|', ''), text.indexOf('|'))).toBeUndefined();
});
