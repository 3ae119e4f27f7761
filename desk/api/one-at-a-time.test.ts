import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../paths';
import { temporaryFolder } from '../../tests/temporary-folder';
import { oneAtATime } from './one-at-a-time';

/** Another desk, which adds one to the number in `file`, again and again. */
const counting = (folder: string, file: string) => `
import { readFileSync, writeFileSync } from 'node:fs';
import { oneAtATime } from '${projectRoot}desk/api/one-at-a-time.ts';
process.send('ready');
process.once('message', () => {
  for (let turn = 0; turn < 300; turn += 1)
    oneAtATime(${JSON.stringify(folder)}, () => writeFileSync(${JSON.stringify(file)}, String(Number(readFileSync(${JSON.stringify(file)}, 'utf8')) + 1)));
  process.disconnect();
});`;

it('what two desks do at the same time is done one after the other', async () => {
  const folder = temporaryFolder();
  const [file, script] = [join(folder, 'number'), join(folder, 'desk.mts')];
  writeFileSync(file, '0');
  writeFileSync(script, counting(folder, file));
  const desks = [1, 2].map(() => spawn(process.execPath, ['commands/run.mjs', script], { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  await Promise.all(desks.map((desk) => once(desk, 'message')));
  const ends = desks.map((desk) => once(desk, 'exit'));
  for (const desk of desks) desk.send('go');
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0]);
  expect(readFileSync(file, 'utf8')).toBe('600');
  expect(readdirSync(folder).sort()).toEqual(['desk.mts', 'number']);
});

it('a desk that was killed keeps nobody waiting', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a-guardar');
  // No process has this number: the largest that Linux gives is 4194304.
  writeFileSync(file, '999999999 x');
  expect(oneAtATime(folder, () => readFileSync(file, 'utf8').startsWith(`${process.pid} `))).toBe(true);
  expect(existsSync(file)).toBe(false);
});

it('work that fails lets the next one begin', () => {
  const folder = temporaryFolder();
  const fail = () => {
    throw new Error('full disk');
  };
  expect(() => oneAtATime(folder, fail)).toThrow('full disk');
  expect(oneAtATime(folder, () => 'done')).toBe('done');
});
