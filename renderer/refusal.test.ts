import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { lockBuild, messageFor, refuseFixed } from './refusal';

let root: string;
let file: string;
beforeEach(() => {
  root = temporaryFolder();
  file = join(root, 'building');
});

it('a second build is refused while the first runs', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockBuild(file)).toThrow(`O site já está a ser feito (processo ${process.ppid})`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

it.each([
  ['one that died', () => String(spawnSync(process.execPath, ['--version']).pid)],
  ['nobody', () => ''],
  ['this process itself, as another one like it', () => String(process.pid)],
])('a turn that was taken by %s is free', (_, whose) => {
  writeFileSync(file, whose());
  const end = lockBuild(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  end();
  expect(existsSync(file)).toBe(false);
});

// Linux mounts this one everywhere.
it.runIf(existsSync('/proc/self'))('the root of a disk is refused', () => expect(() => refuseFixed('/proc')).toThrow('/proc é um disco montado.'));

it('a full disk is no problem of the content, and a fault of the code keeps its stack trace', () => {
  expect(messageFor(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(
    'O computador recusou: não há espaço no disco: liberte algum e repita (write).',
  );
  expect(messageFor(new TypeError('x is not a function'))).toBeUndefined();
});
