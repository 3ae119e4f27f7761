import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import { remember } from './remembered-files';

it('a file is read once, and again when it or the words that it may ask for have changed', () => {
  const path = join(temporaryFolder(), 'a.md');
  writeFileSync(path, 'text');
  let reads = 0;
  const read = (words = 'words') => remember(path, words, () => ++reads);
  expect([read(), read()]).toEqual([1, 1]);
  utimesSync(path, new Date(), new Date(Date.now() + 5000));
  expect([read(), read('other words')]).toEqual([2, 3]);
});
