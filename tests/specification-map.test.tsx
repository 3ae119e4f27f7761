/* docs/specification-tests.md names tests that exist, and that run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths';

const map = readFileSync(`${projectRoot}docs/specification-tests.md`, 'utf8');
const folders = ['src', 'renderer', 'checks', 'deploy', 'rules', 'desk', 'tests'];
const sources = new Map(
  folders
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /(?<!node_modules.*)\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => [basename(file), readFileSync(join(projectRoot, file), 'utf8')] as const),
);

/** What a test, a step or a group of tests is called; what its title takes from a table, and what stands in brackets, is `…`. */
const titlesIn = (source: string) =>
  [...source.replaceAll(/^\s*\/\/.*$/gm, '').matchAll(/(?:\b(?:it|test|describe|step)|\))\(\s*(?:'((?:[^'\\\n]|\\.)+)'|`([^`]+)`)/g)].map(
    ([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}|%s|\([^)]*\)/g, '…'),
  );
/** What keeps a test from running, or from failing; but for one engine, by its name, that cannot run it. */
const halts = /\.(?:skip|skipIf|runIf|fixme|todo|fails?|only)\b(?!\((?:channel|scripts|\(\{ browserName \}\)) )/;

const named = [...map.matchAll(/`(?:[\w/-]+\/)?([\w-]+\.(?:spec|test)\.tsx?)`(?: › ([^|`]*))?/g)].map(([, file = '', titles = '']) => ({ file, titles }));

it.each(named)('docs/specification-tests.md: $file has «$titles», and runs it', ({ file, titles }) => {
  const source = sources.get(file) ?? '';
  expect([...sources.keys()]).toContain(file);
  expect(source).not.toMatch(halts);
  const all = titlesIn(source);
  const parts = titles.replaceAll(/\([^)]*\)/g, '…').split(/[;…]/);
  expect(parts.map((part) => part.trim()).filter((part) => !all.some((title) => title.includes(part)))).toEqual([]);
});

const [table = ''] = map.split('\n## ');

it('docs/specification-tests.md: each line of the specification has a proof', () => {
  const lines = table.split('\n').filter((line) => /^\| (?!\*\*|The specification says)/.test(line));
  expect(lines.length).toBeGreaterThan(60);
  expect(lines.filter((line) => !/^\| .+ \| `.+` ?.* \|$/.test(line))).toEqual([]);
});

it.each([...new Set([...map.matchAll(/`(checks\/[^`]*)`/g)].map(([, path]) => path ?? ''))])('docs/specification-tests.md: %s exists', (path) => {
  expect(existsSync(join(projectRoot, path))).toBe(true);
});
