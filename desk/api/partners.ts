import { z } from 'zod';
import { contentFiles } from '../../src/model/reading/load-content';
import { schemaOf } from '../schema/content-schemas';
import { changeContent } from './change-content';
import type { ContentStore } from './content-store';
import { action } from './desk';
import { DeskError } from './desk-error';
import { valuesIn, writeEntry } from './entry-text';
import { readable } from './titles';

const { file } = contentFiles.casinos;

export const partnerActions = {
  partners: action(z.strictObject({}), ({ store }) => partnersIn(store)),

  /** The partner at `from` takes the place `to`, counted from 0; those between make room. */
  movePartner: action(z.strictObject({ from: z.int().min(0), to: z.int().min(0), token: z.string() }), (desk, { from, to, token }) => {
    const casinos = casinosIn(desk.store);
    if (from >= casinos.length || to >= casinos.length) throw new DeskError('Esse parceiro já não está na lista: recarregue a página.', 409);
    const moved = casinos.toSpliced(from, 1).toSpliced(to, 0, casinos[from]);
    changeContent(desk, [{ path: file, text: writeEntry(file, desk.store.read(file)?.text, { casinos: moved }), token }]);
    return partnersIn(desk.store);
  }),
};

/** In the order in which the site shows them; `most` is how many there may be. */
const partnersIn = (store: ContentStore) => ({
  partners: casinosIn(store).map((casino) => ({ title: String(casino?.title ?? '—'), example: JSON.stringify(casino ?? '').includes('"placeholder"') })),
  most: schemaOf(file).properties?.casinos?.maxItems ?? 0,
  token: readable(store, file) === undefined ? undefined : store.read(file)?.token,
});

function casinosIn(store: ContentStore): ({ title?: unknown } | undefined)[] {
  const casinos = valuesIn(file, readable(store, file) ?? '')?.casinos;
  return Array.isArray(casinos) ? casinos : [];
}
