import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { removeUnfinished, writeWhole } from '../write-whole';
import { type ContentStore, contentStore } from './content-store';
import { type History, history } from './history';
import { oneAtATime } from './one-at-a-time';

export type Desk = { store: ContentStore; past: History; stateFolder: string; unsavedFolder: string; trialFolder: string };

/** @param contentFolder what is edited; what the desk remembers is kept beside it, in `.history/`. */
export function openDesk(contentFolder: string): Desk {
  const store = contentStore(contentFolder);
  const stateFolder = join(dirname(store.root), '.history');
  const [unsavedFolder, trialFolder] = [join(stateFolder, 'preview'), join(stateFolder, 'trial')];
  // What a desk that was killed left behind.
  oneAtATime(stateFolder, () => {
    for (const folder of [unsavedFolder, trialFolder]) rmSync(folder, { recursive: true, force: true });
    for (const folder of [store.root, stateFolder]) removeUnfinished(folder);
  });
  return { store, past: history(stateFolder), stateFolder, unsavedFolder, trialFolder };
}

/** A value that the desk keeps from one day to another. */
export const kept = <Value>(name: string) => ({
  read: ({ stateFolder }: Desk): Value | undefined =>
    existsSync(join(stateFolder, name)) ? JSON.parse(readFileSync(join(stateFolder, name), 'utf8')) : undefined,
  write: ({ stateFolder }: Desk, value: Value) => writeWhole(join(stateFolder, name), JSON.stringify(value)),
});

/** Something that the page may ask for, with the shape of what it must send. */
export type Action<Sent = never, Answer = unknown> = { shape: z.ZodType<Sent>; run: (desk: Desk, sent: Sent) => Answer };

export const action = <Sent, Answer>(shape: z.ZodType<Sent>, run: (desk: Desk, sent: Sent) => Answer): Action<Sent, Answer> => ({ shape, run });
