import { Temporal } from 'temporal-polyfill';
import type { Promotion } from '../../model/schemas/promotion';

export type AdventDay = { day: string; number: number; kind: 'sign-ups' | 'draw' };

/** Every day from the first sign-up to the draw, one tile each. */
export function adventDays({ signUpsOpenOn, signUpsCloseOn, drawOn }: Pick<Promotion, 'signUpsOpenOn' | 'signUpsCloseOn' | 'drawOn'>): AdventDay[] {
  const first = Temporal.PlainDate.from(signUpsOpenOn);
  const days = first.until(drawOn, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: days }, (_, index) => {
    const date = first.add({ days: index });
    return { day: date.toString(), number: date.day, kind: date.toString() <= signUpsCloseOn ? 'sign-ups' : 'draw' };
  });
}
