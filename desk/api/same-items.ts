import { isDeepStrictEqual } from 'node:util';
import { summaryOf } from '../schema/words-of-field';

export const isGroup = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Where each item of `next` was in `old`: an item equal to it, or else one of the same name, or else, in a list as long as before, the one at its place. */
export function oldPlaces(old: unknown[], next: unknown[]): (number | undefined)[] {
  const places: (number | undefined)[] = next.map(() => undefined);
  const atItsPlace = (_: unknown, __: unknown, from: number, to: number) => old.length === next.length && from === to;
  for (const alike of [isDeepStrictEqual, sameName, atItsPlace]) {
    next.forEach((item, to) => {
      const place = places[to] ?? old.findIndex((other, from) => !places.includes(from) && alike(other, item, from, to));
      places[to] = place === -1 ? undefined : place;
    });
  }
  return places;
}

const sameName = (a: unknown, b: unknown) => isGroup(a) && isGroup(b) && summaryOf(a) !== '' && summaryOf(a) === summaryOf(b);
