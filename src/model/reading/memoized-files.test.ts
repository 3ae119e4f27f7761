import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { memoize } from './memoized-files';

it('a file is read once, and again when it or the words that it may ask for have changed', () => {
  const path = join(temporaryFolder(), 'a.md');
  writeFileSync(path, 'text');
  let reads = 0;
  const read = (words = 'words') => memoize(path, words, () => ++reads);
  expect([read(), read()]).toEqual([1, 1]);
  utimesSync(path, new Date(), new Date(Date.now() + 5000));
  expect([read(), read('other words')]).toEqual([2, 3]);
});

it('what was read of files that are gone is forgotten', async () => {
  const folder = temporaryFolder();
  const write = (name: number) => {
    const path = join(folder, String(name));
    writeFileSync(path, '');
    return path;
  };
  const first = write(0);
  const value = new WeakRef(memoize(first, '', () => ({})));
  rmSync(first);
  for (let name = 1; name <= 2000; name += 1) memoize(write(name), '', () => ({}));
  setFlagsFromString('--expose_gc');
  // A value that was just made lives to the end of its task.
  await setImmediate();
  runInNewContext('gc')();
  expect(value.deref()).toBeUndefined();
});
