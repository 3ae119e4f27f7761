/* Who may import whom: README.md, «Folders and their laws». */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths';

const base = ['markdown', 'model', 'routes'];
const drawn = [...base, 'art', 'styles', 'ui'];

/** All but the desk, which tests/ and lab/ alone import, and the lab, which no other folder does. Unit tests may reach as far. */
const everything = [
  ...[...drawn, 'browser', 'checks', 'commands', 'deploy', 'islands', 'layout', 'overlays', 'pages', 'paths', 'playwright', 'renderer', 'rules', 'sections'],
  ...['site', 'tests', 'visitor'],
];

/** What the files of a folder may import beside each other. */
const laws: Record<string, string[]> = {
  markdown: [],
  routes: [],
  styles: [],
  model: ['markdown', 'routes'],
  ui: ['markdown'],
  visitor: ['model', 'routes'],
  art: ['model', 'styles', 'ui'],
  overlays: drawn,
  islands: drawn,
  browser: ['islands'],
  layout: [...drawn, 'overlays'],
  sections: drawn,
  pages: [...drawn, 'browser', 'islands', 'layout', 'overlays', 'sections'],
  site: ['layout', 'model', 'pages', 'routes', 'sections'],
  rules: base,
  deploy: ['paths', 'routes'],
  renderer: ['art', 'deploy', 'layout', 'model', 'paths', 'routes', 'rules', 'site', 'styles'],
  checks: [...base, 'deploy', 'paths', 'renderer', 'rules'],
  commands: ['checks', 'deploy', 'model', 'paths'],
  tests: [...everything, 'desk'],
  desk: everything,
  lab: [...everything, 'desk'],
};

/** `src/ui/Table.tsx` → `ui`, `src/routes` → `routes`, `renderer/feed.ts` → `renderer`; each page is a folder of its own. */
const folderOf = (file: string) => /^(?:src\/)?(pages\/[^/]+|[^/.]+)/.exec(file)?.[1] ?? file;
const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)/g;

const sources = ['src', 'rules', 'deploy', 'renderer', 'checks', 'commands', 'tests', 'desk', 'lab']
  .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`))
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('node_modules'))
  .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const);

const mayImport = (name: string, file: string, folder = '') =>
  laws[name]?.includes(folder) || (/\.test\.tsx?$/.test(file) && !['desk', 'lab'].includes(folder));

/** Of src/model, in order: what each imports of the others stands before it. */
const rooms = ['finding', 'markdown', 'schemas', 'derived', 'reading', 'content'];
const roomOf = (file: string) => rooms.indexOf(/^src\/model\/(\w+)/.exec(file)?.[1] ?? '');

it('the rooms of the model import downwards alone', () => {
  const upwards = sources
    .filter(([file]) => roomOf(file) >= 0 && !file.includes('.test.'))
    .flatMap(([file, text]) => [...text.matchAll(imports)].map(([, path = '']) => [file, posix.join(posix.dirname(file), path)] as const))
    .filter(([file, imported]) => roomOf(imported) > roomOf(file));
  expect(upwards).toEqual([]);
});

it.each(Object.keys(laws))('%s imports what its law allows', (name) => {
  const files = sources.filter(([file]) => folderOf(file).split('/')[0] === name);
  expect(files).not.toEqual([]);
  const forbidden = files.flatMap(([file, text]) =>
    [...text.matchAll(imports)]
      .map(([, path = '']) => posix.join(posix.dirname(file), path))
      .filter((imported) => folderOf(imported) !== folderOf(file) && !mayImport(name, file, folderOf(imported).split('/')[0]))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(forbidden).toEqual([]);
});
