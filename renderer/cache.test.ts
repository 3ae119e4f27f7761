import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { openCache } from './cache';
import { freshFolder, swapIn } from './swap';

let folder: string;
let made: number;
beforeEach(() => {
  folder = join(temporaryFolder(), 'cache');
  made = 0;
});

/** Asks for what is made of each of `inputs`. */
const build = (...inputs: string[][]) => {
  const cache = openCache(folder, freshFolder(folder));
  return inputs.map((input) => String(cache(input, '.txt', () => `made ${++made} times`)));
};

it('what a build made is there for the next', () => {
  build(['a']);
  swapIn(folder);
  expect(build(['a'])).toEqual(['made 1 times']);
});

it('no two lists of inputs share what they made', () => {
  build(['a', 'b']);
  swapIn(folder);
  expect(build(['ab'], ['b', 'a'], ['a', 'b', ''])).toEqual(['made 2 times', 'made 3 times', 'made 4 times']);
});

it('what a build that failed made is not there for the next: it may be half written', () => {
  build(['a']);
  expect(build(['a'])).toEqual(['made 2 times']);
});

it('what no build asks for any more is gone', () => {
  build(['a'], ['b']);
  swapIn(folder);
  build(['a']);
  swapIn(folder);
  expect(readdirSync(folder)).toHaveLength(1);
});
