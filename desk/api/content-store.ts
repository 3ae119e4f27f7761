import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentFiles } from '../../src/model/content';
import { picturesFolder } from '../../src/model/reading/pictures';
import { articleFile, refuseUnknown } from '../schema/content-schemas';
import { writeWhole } from '../write-whole';
import { DeskError } from './desk-error';

/** A file as it was read; `token` changes with every byte. */
export type Version = { text: string; token: string };

/** In bytes: many times the longest article. */
const largestFile = 2_000_000;

const tokenOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The files of content/ at `folder` that the desk may see: those with a schema, and no other. */
export function contentStore(folder: string) {
  const root = realpathSync(folder);
  const articles = (): string[] =>
    namesIn(join(root, 'articles'))
      .map((name) => `articles/${name}`)
      .filter((path) => articleFile.test(path));
  const picture = (name: string) => withoutLinks(root, `${picturesFolder}/${name}`);
  return {
    root,
    articles,
    all: (): string[] => [...Object.values(contentFiles).map(({ file }) => file as string), ...articles()],
    read: (path: string): Version | undefined => readVersion(fileAt(root, path), path),
    write: (path: string, text: string): void => writeWhole(newFileAt(root, path), text),
    remove: (path: string): void => rmSync(fileAt(root, path)),
    pictures: (): string[] => namesIn(join(root, picturesFolder)),
    readPicture: (name: string): Buffer => readFileSync(picture(name)),
    writePicture: (name: string, bytes: Uint8Array): void => writeWhole(picture(name), bytes),
    removePicture: (name: string): void => rmSync(picture(name)),
  };
}

/** None, where there is no folder. */
const namesIn = (folder: string) => (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []);

export type ContentStore = ReturnType<typeof contentStore>;

export function mustRead(store: ContentStore, path: string): Version {
  const found = store.read(path);
  if (!found) throw new DeskError(`content/${path} não existe: talvez tenha sido apagado ou mudado de nome.`, 404);
  return found;
}

function fileAt(root: string, path: string): string {
  refuseUnknown(path);
  return withoutLinks(root, path);
}

function withoutLinks(root: string, path: string): string {
  const file = join(root, path);
  for (const part of [dirname(file), file]) {
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new DeskError(`content/${path} é uma ligação para fora da pasta, e a mesa não escreve fora dela: ponha o próprio ficheiro no lugar da ligação.`);
    }
  }
  return file;
}

function newFileAt(root: string, path: string): string {
  const file = fileAt(root, path);
  const twin = existsSync(dirname(file)) && readdirSync(dirname(file)).find((name) => name !== basename(file) && name.toLowerCase() === basename(file));
  if (twin) throw new DeskError(`Já existe content/${dirname(path)}/${twin}, e há computadores que não distinguem maiúsculas: mude o nome de um deles.`);
  return file;
}

function readVersion(file: string, path: string): Version | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile()) throw new DeskError(`content/${path} não é um ficheiro: retire-o da pasta.`);
  if (stat.size > largestFile) {
    throw new DeskError(`content/${path} tem ${Math.round(stat.size / 100_000) / 10} MB, e a mesa abre até ${largestFile / 1_000_000} MB: divida-o.`);
  }
  const bytes = readFileSync(file);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), token: tokenOf(bytes) };
  } catch {
    throw new DeskError(`content/${path} não está em UTF-8: abra-o num editor de texto e guarde-o com essa codificação.`);
  }
}
