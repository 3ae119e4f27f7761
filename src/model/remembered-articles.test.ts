import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import { remember } from './remembered-articles';

let path: string;
let reads: number;
beforeEach(() => {
  path = join(temporaryFolder(), 'a.md');
  writeFileSync(path, 'text');
  reads = 0;
});

const read = (words = 'words', problems: string[] = []) => remember(path, words, () => ({ read: ++reads, problems })).read;

it('an article is read once, and again when its file or the words that it may ask for have changed', () => {
  expect([read(), read()]).toEqual([1, 1]);
  utimesSync(path, new Date(), new Date(Date.now() + 5000));
  expect([read(), read('other words')]).toEqual([2, 3]);
});

it('an article with a problem is read each time, so that the problem is told each time', () => {
  expect([read('words', ['problem']), read('words', ['problem'])]).toEqual([1, 2]);
});
