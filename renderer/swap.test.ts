import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { isAside, next, recover, swapIn } from './swap';

let root: string;
let targets: string[];
beforeEach(() => {
  root = temporaryFolder();
  targets = ['served.json', 'hosts', 'dist'].map((name) => join(root, name));
  for (const target of targets) write(target, 'old');
});

/** The first is a file, the others are folders. */
function write(target: string, text: string) {
  if (target.includes('.json')) return writeFileSync(target, text);
  mkdirSync(target);
  writeFileSync(join(target, 'page'), text);
}

function build() {
  recover(targets);
  for (const target of targets) write(next(target), 'new');
}

const published = () => targets.map((target) => readFileSync(target.includes('.json') ? target : join(target, 'page'), 'utf8'));
const names = ['dist', 'hosts', 'served.json'];

it('what is published changes when all that is new is whole, and not before', () => {
  build();
  writeFileSync(join(next(targets[2] ?? ''), 'more'), '');
  expect(published()).toEqual(['old', 'old', 'old']);
  swapIn(targets);
  expect(published()).toEqual(['new', 'new', 'new']);
  expect(readdirSync(root).sort()).toEqual(names);
});

it('the first build has nothing to put aside', () => {
  for (const target of targets) rmSync(target, { recursive: true });
  build();
  swapIn(targets);
  expect(published()).toEqual(['new', 'new', 'new']);
});

it.each([0, 1, 2])('when swap %d of three fails, all are as they were', (failing) => {
  build();
  rmSync(next(targets[failing] ?? ''), { recursive: true });
  expect(() => swapIn(targets)).toThrow('ENOENT');
  expect(published()).toEqual(['old', 'old', 'old']);
  expect(targets.some(isAside)).toBe(false);
});

/** As a build leaves them that dies in a swap: `moves` is how many renames it made. */
function die(moves: number) {
  build();
  const renames = targets.flatMap((target) => [[target, `${target}.previous`] as const, [next(target), target] as const]);
  for (const [from, to] of renames.slice(0, moves)) renameSync(from, to);
}

it.each([1, 2, 3, 4, 5])('after a death at %d of six renames the next build puts everything back', (moves) => {
  die(moves);
  recover(targets);
  expect(published()).toEqual(['old', 'old', 'old']);
  expect(readdirSync(root).sort()).toEqual(names);
});

it('a build that died after the last rename has published all', () => {
  die(6);
  rmSync(`${targets[0]}.previous`);
  recover(targets);
  expect(published()).toEqual(['new', 'new', 'new']);
  expect(existsSync(`${targets[2]}.previous`)).toBe(false);
});
