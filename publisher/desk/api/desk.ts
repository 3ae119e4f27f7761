import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeUnfinished } from '../../write-whole';
import { type ContentStore, contentStore } from './content-store';
import { type History, history } from './history';

export type Desk = { store: ContentStore; past: History; stateFolder: string; unsavedFolder: string };

/** @param contentFolder what is edited; what the desk remembers is kept beside it, in `.history/`. */
export function openDesk(contentFolder: string): Desk {
  const store = contentStore(contentFolder);
  const stateFolder = join(dirname(store.root), '.history');
  const unsavedFolder = join(stateFolder, 'preview');
  rmSync(unsavedFolder, { recursive: true, force: true });
  for (const folder of [store.root, stateFolder]) removeUnfinished(folder);
  return { store, past: history(stateFolder), stateFolder, unsavedFolder };
}
