import { schemaOf } from '../config/content-schemas';
import { changeContent } from './change-content';
import { cleaned } from './cleaned';
import { type ContentStore, DeskError } from './content-store';
import { readEntry, writeEntry } from './entry-text';
import { keepMarkdown } from './keep-markdown';
import { mapMarkdown, markdownIn } from './map-markdown';

type File = { path: string; label?: string };
type DataFile = { path: string; newPath?: string; raw: string };
// biome-ignore lint/suspicious/noExplicitAny: each action takes its own parameters, as the editor sends them.
type Action = (store: ContentStore, params: any) => unknown;

/**
 * What the editor asks of its backend, answered for this content:
 * https://github.com/decaporg/decap-cms/tree/main/packages/decap-server
 */
export const actions: Record<string, Action> = {
  entriesByFolder: (store, _: { folder: string }) => store.articles().map((path) => entry(store, { path })),
  entriesByFiles: (store, { files }: { files: File[] }) => files.map((file) => entry(store, file)),
  getEntry: (store, { path }: File) => entry(store, { path }),
  persistEntry: (store, { dataFiles }: { dataFiles: DataFile[] }) => {
    const paths = dataFiles.map(({ path }) => path);
    changeContent(store, paths, (target) => {
      for (const { path, raw } of dataFiles) target.write(path, newText(store, path, JSON.parse(raw)));
    });
    return { message: 'guardado' };
  },
  deleteFiles: (store, { paths }: { paths: string[] }) => {
    changeContent(store, paths, (target) => {
      for (const path of paths) target.remove(path);
    });
    return { message: 'apagado' };
  },
  // The site draws its own pictures: there is none to choose.
  getMedia: () => [],
};

function entry(store: ContentStore, { path, label }: File) {
  const text = store.read(path);
  if (text === undefined) throw new DeskError(`O ficheiro content/${path} não existe.`);
  return { file: { path, label, id: path }, data: JSON.stringify(readEntry(path, text)) };
}

function newText(store: ContentStore, path: string, values: Record<string, unknown>): string {
  const schema = schemaOf(path);
  if (!schema) throw new DeskError(`O fim do endereço em «content/${path}» só leva minúsculas sem acentos, algarismos e hífenes.`);
  const before = store.read(path);
  const written = before === undefined ? [] : markdownIn(readEntry(path, before), schema);
  const kept = mapMarkdown(cleaned(values, schema), schema, (text) => keepMarkdown(written, text));
  return writeEntry(path, before, kept as Record<string, unknown>);
}
