import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { contentFiles } from '../src/model/content';
import { ContentError } from '../src/model/finding';
import { temporaryFolder } from '../tests/temporary-folder';
import { loadContent } from './rulebook';

const damages: Record<string, (path: string) => void> = {
  'broken YAML': (path) => writeFileSync(path, 'a: [b\nc: {'),
  'a list of nothing': (path) => writeFileSync(path, '- null\n'),
  'fields of nothing': (path) => writeFileSync(path, 'redirects: [null]\nsections: [null]\nsignUpsOpenOn: null\n'),
  'a sentence': (path) => writeFileSync(path, 'Olá.\n'),
  nothing: (path) => writeFileSync(path, ''),
  'no file': () => undefined,
  'a folder': (path) => mkdirSync(path),
  'a pipe': (path) => execFileSync('mkfifo', [path]),
  'a link to itself': (path) => symlinkSync(path, path),
  'a link out of the folder': (path) => symlinkSync('/etc/hostname', path),
  '50 MB': (path) => {
    writeFileSync(path, '');
    truncateSync(path, 50_000_000);
  },
};

const article = 'articles/barcos-de-papel.md';

describe.each([...Object.values(contentFiles).map(({ file }) => file), article])('%s', (file) => {
  // An article that is not there is none.
  it.each(Object.entries(damages).filter(([damage]) => file !== article || damage !== 'no file'))(
    'with %s in its place is told to the publisher',
    (_, damage) => {
      const root = temporaryFolder(contentFolder);
      rmSync(join(root, file));
      damage(join(root, file));
      const load = () => loadContent(root);
      expect(load).toThrow(ContentError);
      expect(load).toThrow(new RegExp(`content/${file}.*\n  O quê: .+\n  Porquê: .+\n  Como corrigir: .+`));
    },
  );
});
