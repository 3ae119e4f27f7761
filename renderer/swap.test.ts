import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { freshFolder, swapIn } from './swap';

let root: string;
let target: string;
beforeEach(() => {
  root = temporaryFolder();
  target = join(root, 'dist');
  mkdirSync(target);
  writeFileSync(join(target, 'page'), 'old');
});

const published = () => readFileSync(join(target, 'page'), 'utf8');

it('what is published changes when the new folder is whole, and not before', () => {
  writeFileSync(join(freshFolder(target), 'page'), 'new');
  expect(published()).toBe('old');
  swapIn(target);
  expect(published()).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
});

it('the first build has nothing to put aside', () => {
  rmSync(target, { recursive: true });
  writeFileSync(join(freshFolder(target), 'page'), 'new');
  swapIn(target);
  expect(published()).toBe('new');
});

it('a swap that fails leaves what is published as it was', () => {
  rmSync(freshFolder(target), { recursive: true });
  expect(() => swapIn(target)).toThrow('ENOENT');
  expect(published()).toBe('old');
});

it('the next build puts back what a build that died between two renames put aside, and cleans what it left', () => {
  const fresh = freshFolder(target);
  writeFileSync(join(fresh, 'half'), '');
  renameSync(target, `${target}.previous`);
  expect(readdirSync(freshFolder(target))).toEqual([]);
  expect(published()).toBe('old');
  expect(existsSync(`${target}.previous`)).toBe(false);
});
