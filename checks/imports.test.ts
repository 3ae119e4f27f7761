/* Who may import whom: README.md, «Folders and their laws». */
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './sources';

const base = ['markdown', 'model', 'routes'];
const drawn = [...base, 'art', 'styles', 'ui'];

/** What the files of a folder may import beside each other. */
const laws: Record<string, string[]> = {
  markdown: [],
  routes: [],
  styles: [],
  model: ['markdown', 'routes'],
  ui: ['markdown'],
  visitor: ['model'],
  art: ['model', 'styles', 'ui'],
  overlays: drawn,
  islands: [...drawn, 'overlays'],
  browser: ['islands', 'model', 'overlays'],
  layout: [...drawn, 'islands', 'overlays'],
  sections: [...drawn, 'islands'],
  pages: [...drawn, 'browser', 'islands', 'layout', 'overlays', 'sections'],
  site: ['layout', 'model', 'pages', 'routes'],
  deploy: ['paths', 'routes'],
  renderer: ['art', 'deploy', 'layout', 'model', 'paths', 'routes', 'site', 'styles'],
  checks: [...base, 'deploy', 'paths', 'renderer'],
  commands: ['checks', 'deploy', 'paths'],
};

/** `src/ui/Table.tsx` → `ui`, `src/routes` → `routes`, `renderer/feed.ts` → `renderer`; each page is a folder of its own. */
const folderOf = (file: string) => /^(?:src\/)?(pages\/[^/]+|[^/.]+)/.exec(file)?.[1] ?? file;
const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)/g;

it.each(Object.keys(laws))('%s imports what its law allows', (name) => {
  const files = [...readSources()].filter(([file]) => folderOf(file).split('/')[0] === name);
  expect(files).not.toEqual([]);
  const forbidden = files.flatMap(([file, text]) =>
    [...text.matchAll(imports)]
      .map(([, path = '']) => posix.join(posix.dirname(file), path))
      .filter((imported) => folderOf(imported) !== folderOf(file) && !laws[name]?.includes(folderOf(imported).split('/')[0] ?? ''))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(forbidden).toEqual([]);
});
