import type { Found } from '../../src/model/finding';
import { articleFile } from '../schema/content-schemas';
import { changesBetween } from './changes-between';
import type { Desk } from './desk';
import { DeskError } from './desk-error';
import { valuesIn } from './entry-text';
import { momentNow } from './history';
import { oneAtATime } from './one-at-a-time';
import { placesIn, schemasIn } from './titles';
import { make, refuseProblems, type Tried } from './trial';

/** `token` says which version the publisher had in front of them: none for a file that must be new. */
export type Change = Tried & { token: string | undefined };

/**
 * Makes all changes, or none. They are tried first, and refused if they bring a new problem.
 * They are made in the order given: whoever ends the program in the middle must leave content that can be built.
 * @returns when: the history keeps all of it under this moment.
 * @throws {DeskError} with status 409 when a file is no longer what it was: its token, what `text` would change in it, and the values to do so.
 * @throws as refuseProblems does.
 */
export const changeContent = (desk: Desk, changes: Change[]): string =>
  oneAtATime(desk.stateFolder, () => {
    const { store, past, trialFolder } = desk;
    for (const change of changes) refuseStale(desk, change);
    refuseProblems(store, trialFolder, changes);
    // A hand may have been faster than the trial.
    for (const change of changes) refuseStale(desk, change);
    const moment = momentNow();
    for (const path of new Set(changes.map((change) => change.path))) {
      const before = store.read(path);
      const after = changes.findLast((change) => change.path === path)?.text;
      // What is saved as it was is no change.
      if (before && before.text !== after) past.keep(path, before.text, moment);
    }
    const undone: (() => void)[] = [];
    try {
      for (const { path, text } of changes) {
        const before = store.read(path);
        make(store, { path, text });
        undone.unshift(() => make(store, { path, text: before?.text }));
      }
    } catch (error) {
      for (const undo of undone) undo();
      throw error;
    }
    return moment;
  });

function refuseStale(desk: Desk, { path, text, token }: Change): void {
  const onDisk = desk.store.read(path);
  if (onDisk?.token === token || onDisk?.text === text) return;
  throw new DeskError(
    onDisk
      ? `O mesmo texto foi guardado entretanto, noutro separador, noutra mesa ou à mão: «${placesIn(desk)(path)}». Nada se perdeu: escolha entre as duas versões.`
      : `«${placesIn(desk)(path)}» foi apagado depois de o abrir. Nada foi guardado.`,
    409,
    text === undefined
      ? {}
      : { token: onDisk?.token, yours: valuesIn(path, text), changes: changesBetween(path, onDisk?.text ?? '', text, schemasIn(desk)(path)) },
  );
}

/** With the names of their places. What an article has wrong in no field of its own is in its text. */
export function withPlaces(desk: Desk, problems: Found[]) {
  const placeOf = placesIn(desk);
  return problems.map((problem) => {
    const field = problem.field ?? (articleFile.test(problem.file) ? 'body' : undefined);
    return { ...problem, field, place: placeOf(problem.file, field) };
  });
}
