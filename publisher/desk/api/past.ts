import { z } from 'zod';
import { action } from './action';

/** *Histórico*: what a file said before. To put a version back is to save its text. */
export const pastActions = {
  versions: action(z.strictObject({ path: z.string() }), ({ past }, { path }) => past.versions(path)),
  version: action(z.strictObject({ path: z.string(), id: z.string() }), ({ past, store }, { path, id }) => {
    const ids = past.versions(path).map((version) => version.id);
    const next = ids[ids.indexOf(id) - 1];
    return { text: past.read(path, id), next: next ? past.read(path, next) : store.read(path)?.text, onDisk: store.read(path) };
  }),
};
