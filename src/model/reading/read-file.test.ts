import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import type { Found } from '../finding';
import { fillWords, readYaml } from './read-file';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

function problemOf(text: string | Uint8Array) {
  writeFileSync(join(root, 'a.yaml'), text);
  const problems: Found[] = [];
  const value = readYaml(root, 'a.yaml', problems);
  return value ?? problems.map(({ field, what }) => `${field}: ${what}`).join();
}

describe('YAML', () => {
  it('ends its lines in either way', () => expect(problemOf('a: |-\r\n  b\r\n  c\r\n')).toEqual({ a: 'b\nc' }));

  it.each([
    ['an alias', 'a: &x b\nc: *x', 'linha 1: um texto começa por «&»'],
    ['an alias of nothing', 'a: b\nc: *x', 'linha 2: um texto começa por «&», «*»'],
    ['a cycle', 'a: &x\n  b: *x', 'linha 2: um texto começa por «&»'],
    [
      'anchors that explode',
      `a0: &a0 [b, b]\n${Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`).join('\n')}`,
      'linha 1: um texto',
    ],
    ['a tag', 'a: b\nc: !!binary aGk=', 'linha 2: um texto começa por'],
    ['an unclosed quotation mark', 'a: "b\nc: d', 'linha 2: o YAML está partido'],
    ['ten thousand brackets', `a: ${'['.repeat(10_000)}`, 'linha 1: o YAML está partido: há parênteses'],
    ['a control character', 'a: b\nc: d\u000be', 'linha 2: há um carácter que não se vê (U+000B)'],
    ['an escaped one', 'a: b\nc: "d\\u0000e"', 'linha 2: há um carácter que não se vê (U+0000)'],
    ['half a character', 'a: "\\ud800"', 'linha 1: há um carácter que não se vê (U+D800)'],
    ['an escaped name', '"a\\ue000": b', 'linha 1: há um carácter que não se vê (U+E000)'],
    ['another encoding', new Uint8Array([0x61, 0x3a, 0x20, 0xe9]), 'undefined: o ficheiro não está em UTF-8'],
    ['ten megabytes', `a: ${'b'.repeat(10_000_000)}`, 'undefined: o ficheiro tem mais do que 256 KB'],
  ])('with %s is refused with its place', (_, text, what) => {
    expect(problemOf(text)).toContain(what);
  });
});

it('fills words wherever a text stands, spaces inside the braces or not', () => {
  const problems: Found[] = [];
  const value = { title: 'Até {{ fim }}', items: [{ text: '{{inicio}} a {{fim}}' }], count: 3, on: true };
  expect(fillWords(value, { inicio: '1', fim: '24' }, 'a.yaml', problems)).toEqual({ title: 'Até 24', items: [{ text: '1 a 24' }], count: 3, on: true });
  expect(problems).toEqual([]);
});

it('braces that nothing closes cost no time', () => {
  const text = `${'{{'.repeat(20_000)}${' '.repeat(60_000)}{{ unfinished`;
  expect(fillWords(text, {}, 'a.yaml', [])).toBe(text);
});

it('a word is never taken from what every object has', () => {
  const problems: Found[] = [];
  expect(fillWords('{{constructor}}', {}, 'a.yaml', problems)).toBe('{{constructor}}');
  expect(problems).toHaveLength(1);
});

it('when the words cannot be known, none is called unknown', () => {
  const problems: Found[] = [];
  expect(fillWords('tel:{{linha-de-ajuda}}', undefined, 'a.yaml', problems)).toBe('tel:0');
  expect(problems).toEqual([]);
});
