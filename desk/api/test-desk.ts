import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { contentFolder } from '../../paths';
import { temporaryFolder } from '../../tests/temporary-folder';
import { type ActionName, actions, type Sent } from './actions';
import { type Desk, openDesk } from './desk';
import type { Values } from './entry-text';

/** What each test has for itself: a copy of the tests' content in `folder`, and the desk over it. */
export let folder: string;
export let desk: Desk;
export const deskForEachTest = () =>
  beforeEach(() => {
    folder = temporaryFolder();
    cpSync(contentFolder, join(folder, 'content'), { recursive: true });
    desk = openDesk(join(folder, 'content'));
  });

export const slug = 'barcos-de-papel';
export const article = `articles/${slug}.md`;

export const run = <Name extends ActionName>(name: Name, sent: Sent<Name>, at = desk): ReturnType<(typeof actions)[Name]['run']> =>
  actions[name].run(at, sent as never) as ReturnType<(typeof actions)[Name]['run']>;
export const open = (path: string) => {
  const { values, token = '', text = '' } = run('open', { path });
  return { values: values as Values, token, text };
};
export const save = (path: string, values: unknown, token = open(path).token) => run('save', { path, values: JSON.parse(JSON.stringify(values)), token });
export const change = (path: string, fields: Values) => save(path, { ...open(path).values, ...fields });
export const byHand = (path: string, text: string | Uint8Array) => writeFileSync(join(desk.store.root, path), text);
export const textOf = (path: string) => desk.store.read(path)?.text;
export const versionsOf = (path: string) => run('versions', { path }).versions.map(({ id }) => run('version', { path, id }));
