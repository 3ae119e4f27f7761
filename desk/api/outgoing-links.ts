import { z } from 'zod';
import { type OutgoingAddress, outgoingAddresses } from '../../rules/outgoing-addresses';
import { loadContent } from '../../rules/rulebook';
import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { isExample } from '../../src/model/schemas/casinos';
import { isOutgoingLink } from '../../src/model/schemas/fields';
import { linkCheckAgent, troublesOf } from '../launch/dead-links';
import { changeContent } from './change-content';
import { mustRead } from './content-store';
import { action, type Desk, kept } from './desk';
import { DeskError } from './desk-error';
import { placesIn, readable } from './titles';

/** The day on which each address was last asked for, and what was wrong, if anything. */
type LastCheck = Record<string, { on: string; trouble: string | null }>;

const lastCheck = kept<LastCheck>('links.json');

export const linkActions = {
  /** Every address outside the site, with the places that name it. */
  links: action(z.strictObject({}), (desk) => {
    const known = lastCheck.read(desk) ?? {};
    const placeOf = placesIn(desk);
    const found = addressesOf(desk);
    return [...new Set(found.map(({ address }) => address))].map((address) => {
      const uses = found.filter((use) => use.address === address);
      const last = isExample(address) ? { on: '', trouble: 'é um endereço de exemplo' } : known[address];
      return { address, kind: kindOf(uses), places: uses.map(({ file, field }) => ({ path: file, field, place: placeOf(file, field) })), last };
    });
  }),

  /** Asks each address outside the site whether it still answers. */
  checkLinks: action(z.strictObject({}), async (desk) => {
    const addresses = addressesOf(desk).map(({ address }) => address);
    const real = [...new Set(addresses)].filter((address) => !isExample(address));
    const troubles = await troublesOf(real, linkCheckAgent(loadContent(desk.store.root)));
    const on = lisbonToday();
    lastCheck.write(desk, Object.fromEntries(real.map((address) => [address, { on, trouble: troubles.get(address) ?? null }])));
    return { asked: real.length, dead: troubles.size };
  }),

  /** The same address in all its places, once for all. */
  changeLink: action(z.strictObject({ from: z.string().min(9), to: z.string().trim() }), (desk, { from, to }) => {
    if (!isOutgoingLink(to) || /[\s()<>"'\\]/.test(to))
      throw new DeskError(`«${to}» não é um endereço seguro e completo: comece por «https://», sem espaços nem parênteses.`);
    // Not the beginning of a longer address.
    const pattern = new RegExp(`${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w\\-./?#&=%~+:@!$*;])`, 'g');
    const changes = desk.store.all().flatMap((path) => {
      const before = readable(desk.store, path) ?? '';
      const text = before.replace(pattern, () => to);
      return text === before ? [] : [{ path, text, token: mustRead(desk.store, path).token }];
    });
    changeContent(desk, changes);
    return { changed: changes.length };
  }),
};

const addressesOf = ({ store }: Desk): OutgoingAddress[] => outgoingAddresses(loadContent(store.root, undefined, true));

function kindOf(uses: OutgoingAddress[]): 'parceiro' | 'ajuda' | 'fonte' | 'outra' {
  if (uses.some(({ file, field }) => file === contentFiles.casinos.file && field?.endsWith('.link'))) return 'parceiro';
  if (uses.some(({ file }) => file === contentFiles.help.file || file === contentFiles.responsibleGambling.file)) return 'ajuda';
  return uses.some(({ field }) => /^sources\[/.test(field ?? '')) ? 'fonte' : 'outra';
}
