import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Article } from './load-articles';
import type { Problem } from './problem';
import { remember } from './remembered-articles';

let folder: string;
let path: string;
let reads: number;
let problems: Problem[];

const read = (words = 'words', found: Problem[] = []) =>
  remember(path, words, problems, () => {
    reads++;
    problems.push(...found);
    return [{ title: `read ${reads}` } as Article];
  })[0]?.title;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articles-'));
  path = join(folder, 'a.md');
  writeFileSync(path, 'text');
  reads = 0;
  problems = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

it('an article is read once', () => {
  expect([read(), read()]).toEqual(['read 1', 'read 1']);
});

it('an article whose file has changed is read again', () => {
  read();
  utimesSync(path, new Date(), new Date(Date.now() + 5000));
  expect(read()).toBe('read 2');
});

it('other words to fill in make it another article', () => {
  expect([read('before'), read('after')]).toEqual(['read 1', 'read 2']);
});

it('an article with a problem is read each time, so that the problem is told each time', () => {
  const problem = { file: 'a.md', what: '', why: '', mend: '' };
  read('words', [problem]);
  read('words', [problem]);
  expect(problems).toHaveLength(2);
});
