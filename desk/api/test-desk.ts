import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { contentFolder } from '../../paths';
import { temporaryFolder } from '../../tests/temporary-folder';
import { type ActionName, actions, type Sent } from './actions';
import { type Desk, openDesk } from './desk';
import type { Values } from './entry-text';
import { lastMade, textsNow } from './last-made';

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
/** Another article like the one that is there. */
export const saveAs = (name: string, fields: Values = {}) =>
  run('save', { path: `articles/${name}.md`, values: { ...open(article).values, slug: name, ...fields } });
export const removeArticle = (path = article, to?: string) => run('removeArticle', { path, token: open(path).token, to });
/** As if the site were made of what the texts say now. */
export const makeSite = (at = '2026-01-01T00:00:00Z', more: object = {}) => lastMade.write(desk, { at, pages: {}, texts: textsNow(desk.store), ...more });
export const byHand = (path: string, text: string | Uint8Array) => writeFileSync(join(desk.store.root, path), text);
export const textOf = (path: string) => desk.store.read(path)?.text;
export const versionsOf = (path: string) => run('versions', { path }).versions.map(({ id }) => run('version', { path, id }));
