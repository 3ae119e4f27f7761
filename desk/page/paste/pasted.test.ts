import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMarkdown } from '../../../src/model/markdown/read-markdown';
import { cellsOf, tableOf } from './table';

const clipboards = fileURLToPath(new URL('../../tests/clipboard/', import.meta.url));

it.each(readdirSync(clipboards).filter((name) => name.endsWith('.md')))('the site takes what a paste becomes: %s', (name) => {
  expect(readMarkdown(readFileSync(`${clipboards}${name}`, 'utf8'), { tables: true }).faults).toEqual([]);
});

it('tabs make a table, without what is empty in a selection; numbers stand to the right', () => {
  expect(tableOf(cellsOf('Rua\tLuzes\tNota|\t\nAugusta\t1.200\t\t\n\t\t\t\nGarrett\t75%\tsim\t\n') ?? [])).toBe(
    '| Rua | Luzes | Nota\\| |\n| --- | --: | --- |\n| Augusta | 1.200 |  |\n| Garrett | 75% | sim |',
  );
});

it.each(['Uma frase.', 'a\tb', 'a\tb\nc', 'a\nb'])('%j is no table', (text) => expect(cellsOf(text)).toBeUndefined());
