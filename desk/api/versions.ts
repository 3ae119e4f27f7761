import { basename } from 'node:path';
import { z } from 'zod';
import { picturesFolder } from '../../src/model/reading/pictures';
import { articleFile, refuseUnknown, schemaOf } from '../schema/content-schemas';
import { type Change, changesBetween, changesIn, compared, inShort, withoutValues } from './changes-between';
import { mustRead } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { type Values, valuesIn } from './entry-text';
import { newText, saveText } from './files';
import { partnerIn, partnersFile, partnerVersions } from './partners';
import { pathOfPicture, removedPictures } from './pictures';
import { placesIn, schemasIn } from './titles';

/** Of the partners' file, one partner alone: its place in the list of today. */
const of = { path: z.string(), partner: z.int().min(0).optional() };
type Of = { path: string; partner?: number | undefined };

export const versionActions = {
  /** What the file, or one partner, said before each change, and what was then changed. */
  versions: action(z.strictObject(of), (desk, { path, partner }) => {
    refuseUnknown(path);
    const { store } = desk;
    return {
      name: partner === undefined ? namesIn(desk)(path) : (partnerIn(store, partner)?.title ?? ''),
      gone: store.read(path) === undefined,
      versions: (partner === undefined ? versionsOf(desk, path) : versionsOfPartner(desk, partner)).map((one) => ({ ...one, what: one.what || onlyWritten })),
    };
  }),

  /** Of all files, what was last changed, and how. */
  recentChanges: action(z.strictObject({}), (desk) => {
    const { past, store } = desk;
    const nameOf = namesIn(desk);
    const tell = teller(desk);
    const gone = removedPictures(desk);
    const paths = [...store.all(), ...past.removed('articles', store.articles()), ...store.pictures().map(pathOfPicture), ...gone];
    const happened = paths.flatMap((path) => eventsOf(desk, path)).sort((a, b) => b.replacedAt.localeCompare(a.replacedAt));
    const changes: (Happened & Told)[] = [];
    for (const event of happened.slice(0, 100)) {
      const told = { ...event, ...tell(event) };
      const last = changes.at(-1);
      if (last && isSameField(last, told)) changes.splice(-1, 1, { ...last, id: event.id, ...tell({ ...last, id: event.id }), field: last.field });
      else changes.push(told);
    }
    const lines = changes.map(({ path, id, isArrival, replacedAt, what, field, changes: its = [] }, index) => ({
      path,
      id,
      name: nameOf(path),
      what:
        (its.length > 0 && inShort(its, wasThere(changes.slice(index + 1).filter((older) => older.path === path)))) ||
        what ||
        (field ? `mudou «${field}», e voltou a pôr o que lá estava` : onlyWritten),
      replacedAt,
      opens: !isArrival && !path.startsWith(picturesFolder),
      returns: !isArrival && gone.includes(path),
    }));
    // What one act changed has one moment: what it did to an article comes first, and the rest followed.
    const isLead = ({ path, what }: (typeof lines)[number]) => articleFile.test(path) && leads.test(what);
    const actOf = new Map<string, typeof lines>();
    for (const line of lines) actOf.set(line.replacedAt, [...(actOf.get(line.replacedAt) ?? []), line]);
    return [...actOf.values()].flatMap((act) => {
      const lead = act.find(isLead) ?? act[0];
      return lead ? [{ ...lead, followed: act.filter((line) => line !== lead) }] : [];
    });
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
  const changes = comparedPartners(casinos[partner], was, (next) => ({ ...values, casinos: casinos.with(partner, next) }));
  return { text, token: onDisk?.token, changes };
}

function partnersOf({ store }: Desk, partner: number) {
  const values = valuesIn(partnersFile, mustRead(store, partnersFile).text);
  const casinos = Array.isArray(values?.casinos) ? (values.casinos as unknown[]) : [];
  if (partner >= casinos.length) throw new DeskError('Esse parceiro já não está na lista: recarregue a página.', 409);
  return { values, casinos };
}

type Happened = ReturnType<typeof eventsOf>[number];
/** `field` is the one that alone was changed. */
type Told = { what: string; field?: string | undefined; changes?: Change[] };

const leads = /^(criou|repôs|apagou) o artigo$|«O fim do endereço/;

const onlyWritten = 'mudou só a maneira de estar escrito';

/** Whether an older change took away what this one brings. */
const wasThere = (older: Told[]) => (change: Change) =>
  older.some(({ changes = [] }) => changes.some(({ place, before }) => place === change.place && before === change.after));

/** Newest first, each with what was then changed. */
function versionsOf(desk: Desk, path: string) {
  const tell = teller(desk);
  const events = eventsOf(desk, path).filter(({ isArrival }) => !isArrival);
  return events.map((event) => ({ id: event.id, replacedAt: event.replacedAt, what: tell(event).what }));
}

function versionsOfPartner(desk: Desk, partner: number) {
  const known = partnerVersions(desk, partner);
  const today = partnersOf(desk, partner).casinos[partner];
  return known.map(({ id, replacedAt, was }, index) => {
    const next = index === 0 ? today : known[index - 1]?.was;
    return { id, replacedAt, what: inShort(comparedPartners(was, next, () => ({}))) };
  });
}

const comparedPartners = (before: unknown, after: unknown, put: (next: unknown) => Values) =>
  compared(schemaOf(partnersFile).properties?.casinos?.items ?? {}, before, after, [], put);

/** What happened to a file, newest first, each with what happened next. */
const eventsOf = ({ past }: Desk, path: string) =>
  past.events(path).map((event, index, all) => ({ ...event, path, next: all[index - 1], isFirst: index === all.length - 1 }));

/** Saves of one field, one right after the other on the same day, are told as one. */
const isSameField = (a: Happened & Told, b: Happened & Told) =>
  a.field !== undefined && a.path === b.path && a.field === b.field && dayOf(a.replacedAt) === dayOf(b.replacedAt);

const dayOf = (moment: string) => new Date(moment).toDateString();

/** Versions never change: what was found of two of them is kept. */
const found = new Map<string, Told>();

function teller(desk: Desk): (happened: Happened) => Told {
  const { store, past } = desk;
  const schemaAt = schemasIn(desk);
  return ({ path, id, next, isArrival, isFirst }) => {
    if (path.startsWith(picturesFolder)) return { what: !isArrival ? 'apagada' : isFirst ? 'acrescentada' : 'reposta' };
    if (isArrival) return { what: isFirst ? 'criou o artigo' : 'repôs o artigo' };
    const after = next?.isArrival ? undefined : next ? past.read(path, next.id).toString('utf8') : store.read(path)?.text;
    if (after === undefined) return { what: 'apagou o artigo' };
    const key = `${store.root} ${path} ${id} ${next?.id ?? after}`;
    const known = found.get(key);
    if (known) return known;
    const changes = changesBetween(path, past.read(path, id).toString('utf8'), after, schemaAt(path));
    const [only] = changes.length === 1 ? changes : [];
    const told = { what: inShort(changes), field: only?.kind === 'changed' ? only.place : undefined, changes };
    found.set(key, told);
    return told;
  };
}

/** As the lists of the desk call it. */
function namesIn(desk: Desk) {
  const placeOf = placesIn(desk);
  return (path: string) => {
    if (path.startsWith(picturesFolder)) return `Imagem «${basename(path)}»`;
    return articleFile.test(path) ? `Artigo «${placeOf(path)}»` : placeOf(path);
  };
}
