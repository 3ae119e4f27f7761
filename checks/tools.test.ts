import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a tool of node_modules. @returns what it has to say against the project. */
function complaintsOf(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0 ? '' : stdout + stderr;
}

it('types', () => expect(complaintsOf('typescript/bin/tsc')).toBe(''));
it('style and lint', () => expect(complaintsOf('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings')).toBe(''));
it('nothing unused: files, exports, packages', () => expect(complaintsOf('knip/bin/knip.js')).toBe(''));
it('spelling of the texts, in the Portuguese of Portugal', () => expect(complaintsOf('cspell/bin.mjs', '--no-progress', '--quiet', 'content')).toBe(''));
