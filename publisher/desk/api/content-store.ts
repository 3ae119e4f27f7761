import { existsSync, readdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../../src/model/load-content';
import { articleFile } from '../config/content-schemas';

/** Words for the publisher, about a request that the desk cannot carry out. */
export class DeskError extends Error {
  override name = 'DeskError';
}

/** The files of content/ at `root` that the desk may see: those with a schema, and no other. */
export const contentStore = (root: string) => ({
  root,
  articles: (): string[] =>
    readdirSync(join(root, 'articles'))
      .map((name) => `articles/${name}`)
      .filter((path) => articleFile.test(path)),
  read: (path: string): string | undefined => {
    const file = join(root, allowed(path));
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  },
  /** In one step: whoever reads meanwhile finds the old text or the new one. */
  write: (path: string, text: string) => {
    const file = join(root, allowed(path));
    writeFileSync(`${file}.novo`, text);
    renameSync(`${file}.novo`, file);
  },
  remove: (path: string) => unlinkSync(join(root, allowed(path))),
});

export type ContentStore = ReturnType<typeof contentStore>;

function allowed(path: string): string {
  if (articleFile.test(path) || Object.values(contentFiles).some(({ file }) => file === path)) return path;
  throw new DeskError(`«${path}» não é um ficheiro que a mesa possa abrir: o fim do endereço só leva minúsculas sem acentos, algarismos e hífenes.`);
}
