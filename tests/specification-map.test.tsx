import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths';

const map = readFileSync(`${projectRoot}docs/specification-tests.md`, 'utf8');
// What a title takes from a table is no part of what is compared.
const sources = new Map(
  ['src', 'renderer', 'checks', 'deploy', 'publisher', 'tests']
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(projectRoot, folder, name)))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => [basename(file), readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}|%s/g, '…')] as const),
);

const named = [...map.matchAll(/`(?:[\w/-]+\/)?([\w-]+\.(?:spec|test)\.tsx?)`(?: › ([^|`]*))?/g)].map(([, file = '', titles = '']) => ({ file, titles }));

it.each(named)('docs/specification-tests.md: $file has «$titles»', ({ file, titles }) => {
  const source = sources.get(file) ?? '';
  expect([...sources.keys()]).toContain(file);
  const parts = titles.replaceAll(/\([^)]*\)/g, '…').split(/[;…]/);
  expect(parts.map((part) => part.trim()).filter((part) => !source.includes(part))).toEqual([]);
});
