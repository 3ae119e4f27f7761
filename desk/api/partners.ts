import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Content, contentFiles } from '../../src/model/content';
import type { Finding } from '../../src/model/finding';
import { schemaOf } from '../schema/content-schemas';
import { changeContent } from './change-content';
import { type ContentStore, mustRead } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { valuesIn, writeEntry } from './entry-text';
import { oldPlaces } from './same-items';
import { readable } from './titles';

export const partnersFile: string = contentFiles.casinos.file;

type Partner = { title?: unknown } | undefined;
type Operator = Content['licensedOperators']['operators'][number];

const operatorsFile: string = contentFiles.licensedOperators.file;

export const partnerActions = {
  partners: action(z.strictObject({}), (desk) => partnersIn(desk)),

  /** The partner at `from` takes the place `to`, counted from 0; those between make room. */
  movePartner: action(z.strictObject({ from: z.int().min(0), to: z.int().min(0), token: z.string() }), (desk, { from, to, token }) => {
    const casinos = casinosIn(desk.store);
    if (from >= casinos.length || to >= casinos.length) throw new DeskError('Esse parceiro já não está na lista: recarregue a página.', 409);
    writePartners(desk, casinos.toSpliced(from, 1).toSpliced(to, 0, casinos[from]), token);
    return partnersIn(desk);
  }),

  /** Who has a licence, to choose a partner from: what the table says of each, as the partner's form has it. */
  licensed: action(z.strictObject({}), ({ store }) => {
    const { operators } = (valuesIn(operatorsFile, readable(store, operatorsFile) ?? '') ?? {}) as { operators?: Operator[] };
    return (operators ?? []).map(({ brand, domain, company = '', casino, betting }) => ({
      brand,
      domain,
      company,
      games: [casino && 'jogos de fortuna ou azar', betting && 'apostas desportivas à cota'].filter(Boolean).join(' e '),
    }));
  }),

  /** From the bin to the place where it was. */
  returnPartner: action(z.strictObject({ title: z.string() }), (desk, { title }) => {
    const gone = goneFrom(desk).find((one) => one.title === title);
    if (!gone) throw new DeskError(`«${title}» já não está no Lixo: recarregue a página.`, 409);
    writePartners(desk, casinosIn(desk.store).toSpliced(gone.place, 0, gone.partner), mustRead(desk.store, partnersFile).token);
  }),
};

/** In the order in which the site shows them; `most` is how many there may be, `gone` who was taken away. */
const partnersIn = (desk: Desk) => ({
  partners: casinosIn(desk.store).map((casino) => ({ title: titleOf(casino), example: JSON.stringify(casino ?? '').includes('"placeholder"') })),
  most: schemaOf(partnersFile).properties?.casinos?.maxItems ?? 0,
  gone: goneFrom(desk).map(({ title, replacedAt }) => ({ title, replacedAt })),
  token: readable(desk.store, partnersFile) === undefined ? undefined : desk.store.read(partnersFile)?.token,
});

export const partnerIn = (store: ContentStore, place: number): { title: string } | undefined => {
  const casino = casinosIn(store)[place];
  return casino && { title: titleOf(casino) };
};

/** What the partner at `place` of today's list was before each change of its own, newest first. */
export function partnerVersions(desk: Desk, place: number): { id: string; replacedAt: string; was: unknown }[] {
  const found: { id: string; replacedAt: string; was: unknown }[] = [];
  let [newer, at] = [casinosIn(desk.store), place];
  for (const { id, replacedAt, casinos } of oldLists(desk)) {
    const before = oldPlaces(casinos, newer)[at];
    // It came with this change.
    if (before === undefined) break;
    if (!isDeepStrictEqual(casinos[before], newer[at])) found.push({ id, replacedAt, was: casinos[before] });
    [newer, at] = [casinos, before];
  }
  return found;
}

/** What a partner that is real now still says as it did while it was an example. */
export function wordsOfExamples(desk: Desk, casinos: unknown): Finding[] {
  const partners = (Array.isArray(casinos) ? casinos : []) as Record<string, unknown>[];
  return partners.flatMap((partner, place) => {
    const known = [casinosIn(desk.store)[place], ...partnerVersions(desk, place).map(({ was }) => was)] as Record<string, unknown>[];
    const example = partner?.placeholder ? undefined : known.find((one) => one?.placeholder);
    const left = ['description', 'longDescription', 'conditions'].filter((name) => example?.[name] && partner[name] === example[name]);
    return left.map((name) => ({
      rule: 'words-of-example',
      severity: 'remark' as const,
      file: partnersFile,
      field: `casinos[${place}].${name}`,
      what: 'são ainda as palavras do exemplo.',
      why: 'foram escritas para um casino que não existe.',
      mend: 'escreva o que é verdade deste parceiro.',
    }));
  });
}

/** Who was once in the list, and is there no more: newest first, each as it was last. */
function goneFrom(desk: Desk): { title: string; replacedAt: string; place: number; partner: Partner }[] {
  const today = casinosIn(desk.store);
  let newer = today;
  const gone = oldLists(desk).flatMap(({ replacedAt, casinos }) => {
    const stayed = oldPlaces(casinos, newer);
    newer = casinos;
    return casinos.flatMap((partner, place) => (stayed.includes(place) ? [] : [{ title: titleOf(partner), replacedAt, place, partner }]));
  });
  const isBack = (title: string) => today.some((partner) => titleOf(partner) === title);
  return gone.filter(({ title }, index) => !isBack(title) && gone.findIndex((other) => other.title === title) === index);
}

/** Those of each version that can be read, newest first. */
const oldLists = ({ past }: Desk) =>
  past.versions(partnersFile).flatMap(({ id, replacedAt }) => {
    const casinos = listIn(past.read(partnersFile, id).toString('utf8'));
    return casinos ? [{ id, replacedAt, casinos }] : [];
  });

function writePartners(desk: Desk, casinos: Partner[], token: string): void {
  changeContent(desk, [{ path: partnersFile, text: writeEntry(partnersFile, desk.store.read(partnersFile)?.text, { casinos }), token }]);
}

const titleOf = (partner: Partner) => String(partner?.title ?? '—');

const casinosIn = (store: ContentStore): Partner[] => listIn(readable(store, partnersFile) ?? '') ?? [];

function listIn(text: string): Partner[] | undefined {
  const casinos = valuesIn(partnersFile, text)?.casinos;
  return Array.isArray(casinos) ? casinos : undefined;
}
