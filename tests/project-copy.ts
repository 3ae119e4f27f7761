import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../paths';
import { temporaryFolder } from './temporary-folder';

const code = ['checks', 'commands', 'deploy', 'renderer', 'rules', 'src', 'tests', 'desk/spelling.ts', 'desk/visible-text.ts'];
const configuration = ['paths.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];

/** A copy of the site's code, of this test alone; of all else, what `more` names. */
export function projectCopy(...more: string[]): string {
  const copy = temporaryFolder();
  for (const part of [...code, ...configuration, ...more]) cpSync(join(projectRoot, part), join(copy, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Runs a program of node_modules/.bin, or `node`, there and on what is there. */
export function runIn(copy: string, [program = '', ...args]: readonly string[]) {
  // Whatever the shell says, React is published without its warnings.
  const env = { ...process.env, NODE_ENV: 'development', CONTENT_FOLDER: undefined, DIST_FOLDER: undefined };
  const file = program === 'node' ? program : join(copy, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, env, encoding: 'utf8', shell: process.platform === 'win32' });
  return { status, said: stdout + stderr };
}
