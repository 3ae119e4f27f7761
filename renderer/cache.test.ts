import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { openCache } from './cache';

let folder: string;
let made: number;
beforeEach(() => {
  folder = join(temporaryFolder(), 'cache');
  made = 0;
});

/** Asks for what is made of each of `inputs`. */
async function build(...inputs: string[][]) {
  const { cache, dropUnused } = openCache(folder);
  const contents: string[] = [];
  for (const input of inputs) contents.push(String(Buffer.from(await cache(input, async () => Buffer.from(`made ${++made} times`)))));
  dropUnused();
  return contents;
}

it('what a build made is there for the next', async () => {
  await build(['a']);
  expect(await build(['a'])).toEqual(['made 1 times']);
});

it('no two lists of inputs share what they made', async () => {
  expect(await build(['a', 'b'], ['ab'], ['b', 'a'], ['a', 'b', ''])).toEqual(['made 1 times', 'made 2 times', 'made 3 times', 'made 4 times']);
});

it.each<[string, (file: string) => void]>([
  ['cut short', (file) => writeFileSync(file, readFileSync(file).subarray(0, 3))],
  ['empty', (file) => writeFileSync(file, '')],
  ['changed', (file) => writeFileSync(file, 'made by others')],
])('what is %s is made again, and kept', async (_, damage) => {
  await build(['a']);
  damage(join(folder, readdirSync(folder)[0] ?? ''));
  expect(await build(['a'])).toEqual(['made 2 times']);
  expect(await build(['a'])).toEqual(['made 2 times']);
});

it('what no build asks for any more is gone', async () => {
  await build(['a'], ['b']);
  await build(['a']);
  expect(readdirSync(folder)).toHaveLength(1);
});
