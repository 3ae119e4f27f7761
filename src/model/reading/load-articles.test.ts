import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../../../paths';
import { articleWith } from '../../../tests/copy-article';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { newestFirst, readArticles } from './load-articles';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'articles'));
});

const article = readFileSync(join(contentFolder, 'articles/barcos-de-papel.md'), 'utf8');
const write = (slug: string, publishedOn: string, body = 'Texto.') =>
  writeFileSync(join(root, `articles/${slug}.md`), articleWith(article, { slug, publishedOn, reviewedOn: publishedOn }, body));

function load() {
  const read = readArticles(root, { 'inscricoes-fecham': '24' });
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  return read.flatMap(({ article }) => article ?? []).sort(newestFirst);
}

it('articles come newest first, and by their slug within a day', () => {
  write('c', '2025-01-01');
  write('b', '2025-02-01');
  write('a', '2025-01-01');
  expect(load().map(({ slug }) => slug)).toEqual(['b', 'a', 'c']);
});

it('words are filled in the front matter and in the text', () => {
  write('a', '2025-01-01', '## Até {{inscricoes-fecham}}');
  expect(load()[0]).toMatchObject({ excerpt: 'Um resumo até 24.', headings: [{ text: 'Até 24' }] });
});

it.each([
  [1, 1],
  [200, 1],
  [201, 2],
])('%d words are read in %d minutes', (words, minutes) => {
  write('a', '2025-01-01', 'palavra '.repeat(words).trim());
  expect(load()[0]?.readingMinutes).toBe(minutes);
});

it('without a folder of articles there are none', () => {
  rmSync(join(root, 'articles'), { recursive: true });
  expect(load()).toEqual([]);
});
