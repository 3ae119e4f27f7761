import { basename } from 'node:path';
import { z } from 'zod';
import { picturesFolder } from '../../src/model/reading/pictures';
import { articleFile, schemaOf } from '../schema/content-schemas';
import type { JsonSchema } from '../schema/json-schema';
import { changesBetween, changesIn, compared, inShort, withoutValues } from './changes-between';
import { mustRead, refuseUnknown } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { valuesIn } from './entry-text';
import { newText, saveText } from './files';
import { partnerIn, partnersFile, partnerVersions } from './partners';
import { removedPictures } from './pictures';
import { placesIn, schemasIn } from './titles';

/** Of the partners' file, one partner alone: its place in the list of today. */
const of = { path: z.string(), partner: z.int().min(0).optional() };
type Of = { path: string; partner?: number | undefined };

export const versionActions = {
  /** What the file, or one partner, said before each change, and what was then changed. */
  versions: action(z.strictObject(of), (desk, { path, partner }) => {
    refuseUnknown(path);
    const { past, store } = desk;
    const known = partner === undefined ? past.versions(path) : partnerVersions(desk, partner);
    return {
      name: partner === undefined ? namesIn(desk)(path) : (partnerIn(store, partner)?.title ?? ''),
      gone: store.read(path) === undefined,
      versions: known.map(({ id, replacedAt }) => ({ id, replacedAt })),
    };
  }),

  /** Of all files, what was last changed, and how. */
  recentChanges: action(z.strictObject({}), (desk) => {
    const { past, store } = desk;
    const nameOf = namesIn(desk);
    const schemaAt = schemasIn(desk);
    return [...store.all(), ...past.removed('articles', store.articles()), ...removedPictures(desk)]
      .flatMap((path) => {
        const versions = past.versions(path);
        return versions.map((version, index) => ({ ...version, path, next: versions[index - 1]?.id }));
      })
      .sort((a, b) => b.replacedAt.localeCompare(a.replacedAt))
      .slice(0, 100)
      .map(({ next, ...version }) => ({ ...version, name: nameOf(version.path), what: whatChanged(desk, schemaAt, version.path, version.id, next) }));
  }),

  version: action(z.strictObject({ ...of, id: z.string() }), (desk, sent) => {
    const { text, token, changes } = comparedWithToday(desk, sent);
    return { text, token, changes: changes?.map(withoutValues) ?? changesBetween(sent.path, desk.store.read(sent.path)?.text ?? '', text) };
  }),

  /** One change alone of those that `version` lists: the rest stays as it is today. */
  restoreChange: action(z.strictObject({ ...of, id: z.string(), index: z.int().min(0), token: z.string() }), (desk, { index, ...sent }) => {
    const { changes = [] } = comparedWithToday(desk, sent);
    const change = changes[index];
    if (!change) throw new DeskError('O texto já não é o mesmo: recarregue a página.', 409);
    put(desk, sent.path, change.applied, sent.token);
  }),

  /** The partner as it was; the others stay as they are today. */
  restorePartner: action(z.strictObject({ partner: z.int().min(0), id: z.string(), token: z.string() }), (desk, { partner, id, token }) => {
    const was = partnerVersions(desk, partner).find((version) => version.id === id)?.was;
    const { values, casinos } = partnersOf(desk, partner);
    put(desk, partnersFile, { ...values, casinos: casinos.with(partner, was) }, token);
  }),
};

const put = (desk: Desk, path: string, values: Record<string, unknown>, token: string) =>
  saveText(desk, path, newText(desk, path, mustRead(desk.store, path).text, values), token);

function comparedWithToday(desk: Desk, { path, id, partner }: Of & { id: string }) {
  refuseUnknown(path);
  const onDisk = desk.store.read(path);
  const text = desk.past.read(path, id).toString('utf8');
  if (partner === undefined) return { text, token: onDisk?.token, changes: changesIn(path, onDisk?.text ?? '', text, schemasIn(desk)(path)) };
  const was = partnerVersions(desk, partner).find((version) => version.id === id)?.was;
  const { values, casinos } = partnersOf(desk, partner);
  const changes = compared(schemaOf(path).properties?.casinos?.items ?? {}, casinos[partner], was, [], (next) => ({
    ...values,
    casinos: casinos.with(partner, next),
  }));
  return { text, token: onDisk?.token, changes };
}

function partnersOf({ store }: Desk, partner: number) {
  const values = valuesIn(partnersFile, mustRead(store, partnersFile).text);
  const casinos = Array.isArray(values?.casinos) ? (values.casinos as unknown[]) : [];
  if (partner >= casinos.length) throw new DeskError('Esse parceiro já não está na lista: recarregue a página.', 409);
  return { values, casinos };
}

/** Versions never change: what was found of two of them is kept. */
const found = new Map<string, string>();

function whatChanged({ store, past }: Desk, schemaAt: (path: string) => JsonSchema, path: string, id: string, next: string | undefined): string {
  if (path.startsWith(picturesFolder)) return 'apagada';
  const after = next ? past.read(path, next).toString('utf8') : store.read(path)?.text;
  if (after === undefined) return 'apagou o artigo';
  const before = past.read(path, id).toString('utf8');
  // What comes back from the bin replaces nothing.
  if (before === after && articleFile.test(path)) return 'apagou o artigo, que depois voltou';
  const key = `${store.root} ${path} ${id} ${next ?? after}`;
  const words = found.get(key) ?? inShort(changesBetween(path, before, after, schemaAt(path)));
  found.set(key, words);
  return words || 'mudou só a maneira de estar escrito';
}

/** As the lists of the desk call it. */
function namesIn(desk: Desk) {
  const placeOf = placesIn(desk);
  return (path: string) => {
    if (path.startsWith(picturesFolder)) return `Imagem «${basename(path)}»`;
    return articleFile.test(path) ? `Artigo «${placeOf(path)}»` : placeOf(path);
  };
}
