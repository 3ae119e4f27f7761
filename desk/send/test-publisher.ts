import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownLines } from '../../deploy/hosts/apache';
import { distFolder, filesBelow } from '../../paths';
import type { Desk } from '../api/desk';
import { sendActions } from './actions';
import type { Address } from './host';
import { ownFolder } from './survey';

export const rules = (...lines: string[]) => [ownLines.begin, ...lines, ownLines.end, ''].join('\n');

/** What is sent. */
export const site = {
  'index.html': 'a página inicial',
  'index.html.br': 'a página inicial, comprimida',
  'regras.html': 'as regras',
  'artigos/um.html': 'um artigo',
  'assets/a-1.js': 'um script',
  '.htaccess': rules('DirectoryIndex index.html'),
};

export function makeSite(files: Record<string, string> = site) {
  rmSync(distFolder, { recursive: true, force: true });
  change(files);
}

/** Puts other files into it. */
export const change = (files: Record<string, string>) => write(distFolder, files);
export const drop = (...paths: string[]) => {
  for (const path of paths) rmSync(join(distFolder, path));
};

export function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The files below a folder, without what the desk keeps on a host for itself. */
export const namesIn = (folder: string): string[] => filesBelow(folder).filter((name) => !name.startsWith(`${ownFolder}/`));

type Changes = { address?: Partial<Address>; password?: string; copy?: string | undefined; trusted?: string };

/** What a publisher does at the desk, with this account. */
export function publisher(desk: Desk, address: Address, password: string) {
  const look = (changes: Changes = {}) => sendActions.lookAtHost.run(desk, { password, ...changes, address: { ...address, ...changes.address } });
  /** Trusts the server at the first contact. */
  const plan = async (changes: Changes = {}) => {
    const first = await look(changes);
    const seen = 'stranger' in first ? await look({ ...changes, trusted: first.stranger }) : first;
    if ('stranger' in seen) throw new Error('still a stranger');
    return seen;
  };
  const send = (id: string) => sendActions.sendSite.run(desk, { id });
  return { look, plan, send, sendAll: async (changes: Changes = {}) => send((await plan(changes)).id) };
}

/** The words with which it is refused. */
export const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'nothing was refused',
    ({ message }: Error) => message,
  );
